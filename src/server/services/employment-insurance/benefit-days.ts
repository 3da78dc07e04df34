type Reason = string;

/** Left because of the employer (特定受給資格者), or a contract that was not renewed against the person's wish (treated alike until March 2027). */
const forced: ReadonlySet<Reason> = new Set(['1A', '1B', '2A', '2B', '2C', '3A', '3B']);

/** Rows: under 30, 35, 45, 60, 65 years; columns: insured for less than 1, 5, 10, 20 years, and more. */
const forcedDays: readonly (readonly [below: number, days: readonly number[]])[] = [
  [30, [90, 90, 120, 180, 180]],
  [35, [90, 120, 180, 210, 240]],
  [45, [90, 150, 180, 240, 270]],
  [60, [90, 180, 240, 270, 330]],
  [65, [90, 150, 180, 210, 240]],
];

/** Less than 10, 20 years, and more. */
const ordinaryDays = [90, 90, 90, 120, 150];

/** Days for which the basic allowance is granted (Employment Insurance Act, articles 22 and 23). `age`: on the last day of the employment. */
export function benefitDays(age: number, insuredMonths: number, reason: Reason): number {
  const row = forced.has(reason) ? forcedDays.find(([below]) => age < below)?.[1] : ordinaryDays;
  const days = row?.[[12, 60, 120, 240].filter((months) => insuredMonths >= months).length];
  if (days === undefined) throw new Error(`No basic allowance at the age of ${age}.`);
  return days;
}

/** Months without payment after the seven days of waiting (article 33): for who left of their own will, longer for who gave cause. */
export function restrictedMonths(reason: Reason): number {
  if (reason === '5E') return 3;
  return reason === '4D' ? 1 : 0;
}
