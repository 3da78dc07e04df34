import { writtenNumber } from '../decimal.ts';

/** A typed number in half-width digits without separators: `１，２３４．５` -> `1234.5`. Anything else is returned as typed. */
export function normaliseNumberText(typed: string): string {
  const number = writtenNumber(typed);
  if (!number) return typed;
  return `${number.negative ? '-' : ''}${number.integer}${number.fraction === '' ? '' : `.${number.fraction}`}`;
}
