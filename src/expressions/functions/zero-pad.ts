import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { numberOf } from '../argument.ts';
import { ExpressionError } from '../expression-error.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'zeroPad',
  says: '前に 0 を足して、けた数をそろえます。例: zeroPad(5, 2) は 05',
  parameters: [{ kind: 'any' }, { kind: 'number' }],
  returns: { kind: 'text' },
  run([value, length]) {
    if (typeof value !== 'string' && typeof value !== 'number') throw new ExpressionError('neither text nor a number');
    const digits = numberOf(length);
    // A text that long could exhaust memory.
    if (digits > 1_000_000) throw new ExpressionError('too many digits');
    return String(value).padStart(digits, '0');
  },
  examples: [
    [['5', 2], '05'],
    [[5, 2], '05'],
    [['123', 2], '123'],
    [['', 3], '000'],
  ],
};
