import type { ResponseOf } from '../../kernel/contract/call-types.ts';
import { dayLater } from '../../kernel/time/day-later.ts';
import type { EmploymentRecord } from './employment.ts';
import { countedMonths } from './insured-months.ts';
import { trainingResults } from './training.ts';

/** Response of `screens/employment-insurance/catalog/calls/employmentRecord.yaml`; undefined: never insured. */
export function insuranceRecord(record: EmploymentRecord | undefined, today: string): ResponseOf<'employmentRecord'> {
  const periods = record?.periods ?? [];
  const counted = countedMonths(periods, today);
  return {
    insuredNumber: record?.insuredNumber ?? '',
    status: periods.length === 0 ? '3' : periods.some(({ leftOn }) => leftOn === undefined) ? '1' : '2',
    years: Math.floor(counted / 12),
    months: counted % 12,
    periods: periods.map((period) => ({
      officeName: period.office.name,
      officeNumber: period.office.number,
      kind: period.kind,
      acquiredOn: period.acquiredOn,
      // Insurance ends the day after the last day of employment.
      ...(period.leftOn !== undefined && { leftOn: period.leftOn, lostOn: dayLater(period.leftOn, 1) }),
    })),
    training: trainingResults(record, today),
  };
}
