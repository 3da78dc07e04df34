import type { ExpressionFunction } from '../../model/vocabulary.ts';
import { numberOf, textOf } from '../argument.ts';
import { isCalendarDay } from '../japan-time.ts';

const dayMs = 86_400_000;

/** Tolerates dates that are still being typed: anything that is not a date yields no date. */
export const expressionFunction: ExpressionFunction = {
  name: 'daysLater',
  says: 'その日から、その日数だけあとの日です。YYYY-MM-DD と YYYYMMDD を読みます。日付でないとき（入力の途中など）は空です。例: daysLater(form.start, 7)',
  parameters: [{ kind: 'text' }, { kind: 'number' }],
  returns: { kind: 'text' },
  run([day, days]) {
    const [, year, month, date] = (/^(\d{4})-?(\d\d)-?(\d\d)$/.exec(textOf(day)) ?? []).map(Number);
    if (year === undefined || month === undefined || date === undefined || !isCalendarDay(year, month, date)) return '';
    const later = new Date(Date.UTC(year, month - 1, date) + numberOf(days) * dayMs);
    return later.toISOString().slice(0, 10).replaceAll('-', '');
  },
  examples: [
    [['2026-11-20', 7], '20261127'],
    [['20261120', 7], '20261127'],
    [['2026-12-28', 7], '20270104'],
    [['2028-02-28', 1], '20280229'],
    [['2026-11-20', -20], '20261031'],
    [['2026-02-30', 1], ''],
    [['2026--', 1], ''],
    [['', 1], ''],
  ],
};
