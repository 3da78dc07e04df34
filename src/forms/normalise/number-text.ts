import { digitsOf, writtenNumber } from '../decimal.ts';
import { withoutHidden } from './without-hidden.ts';

/**
 * A typed number in half-width digits without separators and sign of currency, every digit as it was typed: `¥１，２３４．５０` -> `1234.50`. Anything
 * else is returned as typed.
 */
export function normaliseNumberText(typed: string): string {
  const number = writtenNumber(withoutHidden(typed).replace(/^\s*[¥￥]/, ''));
  return number === null ? typed : digitsOf(number);
}
