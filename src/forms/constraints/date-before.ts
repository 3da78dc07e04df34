import type { Constraint } from '../../model/vocabulary.ts';
import { itsDay } from '../bounds.ts';
import { datesHold, writtenDateProblem } from '../written-date.ts';

/** False if the base is not a date. */
export function test(text: string, base: string): boolean {
  return datesHold(text, base, (date, other) => date < other);
}

export const constraint: Constraint = {
  name: 'dateBefore',
  says: 'その日より前の日付（その日を含まない）',
  argument: { type: 'string', 'x-kind': 'value', 'x-type': 'text' },
  message: 'dateBefore',
  appliesTo: ['text'],
  test,
  bounds: { day: { most: itsDay, open: true } },
  argumentProblem: writtenDateProblem,
  accepts: [
    ['2026-03-31', '2026-04-01'],
    ['', '2026-04-01'],
    ['2026/3/31', '20260401'],
    ['２０２６年３月３１日', '2026-04-01'],
  ],
  refuses: [
    ['2026-04-01', '2026-04-01'],
    ['2026-04-02', '2026-04-01'],
    ['昨日', '2026-04-01'],
    ['2026-02-30', '2026-04-01'],
  ],
};
