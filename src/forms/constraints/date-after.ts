import type { Constraint } from '../../model/vocabulary.ts';
import { itsDay } from '../bounds.ts';
import { datesHold, writtenDateProblem } from '../written-date.ts';

/** False if the base is not a date. */
export function test(text: string, base: string): boolean {
  return datesHold(text, base, (date, other) => date > other);
}

export const constraint: Constraint = {
  name: 'dateAfter',
  says: 'その日より後の日付（その日を含まない）',
  argument: { type: 'string', 'x-kind': 'value', 'x-type': 'text' },
  message: 'dateAfter',
  appliesTo: ['text'],
  test,
  bounds: { day: { least: itsDay, open: true } },
  argumentProblem: writtenDateProblem,
  accepts: [
    ['2026-04-02', '2026-04-01'],
    ['', '2026-04-01'],
    ['20260402', '2026-04-01'],
    ['２０２６年４月２日', '20260401'],
    ['2027-01-01', '2026-12-31'],
  ],
  refuses: [
    ['2026-04-01', '2026-04-01'],
    ['2026-03-31', '2026-04-01'],
    ['明日', '2026-04-01'],
    ['2026-02-30', '2026-01-01'],
  ],
};
