import type { TextValue } from '../../../src/model/expression.ts';

/** A text with `…` in place of values filled in at run time. */
export function plainText(text: TextValue): string {
  if (typeof text === 'string') return text;
  return text.parts.map((part) => (typeof part === 'string' ? part : '…')).join('');
}
