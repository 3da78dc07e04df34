import { monthsLater } from '../../kernel/time/months-later.ts';
import type { EmploymentRecord } from './employment.ts';
import { countedMonths } from './insured-months.ts';
import { wholeMonths } from './whole-months.ts';

/** Insured months required per kind of course: for the first one, and after a subsidised one. */
const courses = [
  // 1 general, 2 specified general, 3 specialist practice
  { kind: '1', first: 12, again: 36 },
  { kind: '2', first: 12, again: 36 },
  { kind: '3', first: 24, again: 36 },
] as const;

export interface TrainingResult {
  readonly kind: (typeof courses)[number]['kind'];
  /** 1 eligible, 2 not yet, 3 not: uninsured for more than a year, or never insured. */
  readonly result: '1' | '2' | '3';
  /** Months still missing; 0 except for result 2. */
  readonly monthsLeft: number;
}

/** Whether a course starting today would be subsidised (教育訓練給付の支給要件). */
export function trainingResults(record: EmploymentRecord | undefined, today: string): readonly TrainingResult[] {
  const periods = record?.periods ?? [];
  const lastDay = periods
    .map(({ leftOn }) => leftOn ?? today)
    .sort()
    .at(-1);
  const isInReach = lastDay !== undefined && monthsLater(lastDay, 12) >= today;
  const usedOn = record?.trainingUsedOn;
  const counted = countedMonths(periods, today);
  const months = usedOn === undefined ? counted : Math.min(counted, wholeMonths(usedOn, today));
  return courses.map(({ kind, first, again }) => {
    if (!isInReach) return { kind, result: '3', monthsLeft: 0 };
    const monthsLeft = Math.max(0, (usedOn === undefined ? first : again) - months);
    return { kind, result: monthsLeft === 0 ? '1' : '2', monthsLeft };
  });
}
