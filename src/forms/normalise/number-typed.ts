import { normaliseNumberText } from './number-text.ts';

/**
 * What a number's input holds: the number, if that is written in just these digits; else the digits as they were typed (`12.90`, and what no floating
 * point number keeps); what was typed, if it is no number, so that nothing is lost; undefined when empty.
 */
export function typedNumber(typed: string): number | string | undefined {
  const text = normaliseNumberText(typed);
  if (text.trim() === '') return undefined;
  return String(Number(text)) === text ? Number(text) : text;
}
