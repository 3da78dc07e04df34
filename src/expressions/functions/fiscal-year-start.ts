import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { fiscalYearOf } from '../fiscal-year.ts';

export const expressionFunction: ExpressionFunction = {
  name: 'fiscalYearStart',
  says: 'その日の年度（4月から翌年の3月まで）の最初の日です。日付は dateText と同じものを読みます。例: 20260401',
  parameters: [{ kind: 'any' }],
  returns: { kind: 'text' },
  strict: true,
  run: ([day]) => `${fiscalYearOf(day)}0401`,
  examples: [
    [['20261120'], '20260401'],
    [['2026-04-01'], '20260401'],
    [['2026-03-31'], '20250401'],
    [['2027-01-01'], '20260401'],
    [['2026-03-31T15:00:00Z'], '20260401'],
    [[Date.UTC(2026, 2, 31, 14, 59)], '20250401'],
  ],
};
