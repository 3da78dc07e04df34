import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { fiscalYearOf } from '../fiscal-year.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'fiscalYearEnd',
  says: 'その日の年度（4月から翌年の3月まで）の最後の日です。日付は dateText と同じものを読みます。例: 20270331',
  parameters: [{ kind: 'any' }],
  returns: { kind: 'text' },
  strict: true,
  run: ([day]) => `${fiscalYearOf(day) + 1}0331`,
  examples: [
    [['20261120'], '20270331'],
    [['2026-04-01'], '20270331'],
    [['2026-03-31'], '20260331'],
    [['2026-03-31T15:00:00Z'], '20270331'],
  ],
};
