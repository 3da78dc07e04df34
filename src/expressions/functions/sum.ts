import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { listOf, numberOf } from '../argument.ts';

/** Amounts are whole numbers (yen), so adding them is exact. */
export const expressionFunction: ExpressionFunction = {
  name: 'sum',
  says: '数の一覧の合計です。例: sum(form.certificates.filter(c, c.isChosen).map(c, c.amountYen))',
  parameters: [{ kind: 'list', of: { kind: 'number' } }],
  returns: { kind: 'number' },
  run: ([list]) => listOf(list).reduce<number>((total, item) => total + numberOf(item), 0),
  examples: [
    [[[]], 0],
    [[[1200, 300]], 1500],
    [[[5000, -1500, 0]], 3500],
  ],
};
