import type { Constraint } from '../../model/vocabulary.ts';
import { itsDay } from '../bounds.ts';
import { datesHold, writtenDateProblem } from '../written-date.ts';

/** An empty base means that there is no rule. False if the base is not a date. */
export function test(text: string, base: string): boolean {
  return base === '' || datesHold(text, base, (date, other) => date <= other);
}

export const constraint: Constraint = {
  name: 'dateUntil',
  says: 'その日かそれより前の日付（その日を含む。その日が空なら、何も求めない）',
  argument: { type: 'string', 'x-kind': 'value', 'x-type': 'text' },
  message: 'dateUntil',
  appliesTo: ['text'],
  test,
  bounds: { day: { most: itsDay } },
  argumentProblem: writtenDateProblem,
  accepts: [
    ['2026-04-01', '2026-04-01'],
    ['2026-03-31', '20260401'],
    ['２０２６年４月１日', '2026-04-01'],
    ['', '2026-04-01'],
    ['2026-04-01', ''],
  ],
  refuses: [
    ['2026-04-02', '2026-04-01'],
    ['2026-04-02', '20260401'],
    ['昨日', '2026-04-01'],
    ['2026-04-01', '2026-02-30'],
  ],
};
