/** Figures of 1 August 2025 (Employment Insurance Act, articles 16 to 18). */
const leastYen = 2411;
const lowWage = 5340;
const highest: readonly (readonly [below: number, yen: number])[] = [
  [30, 7255],
  [45, 8055],
  [60, 8870],
  [65, 7623],
];

/** Between the low and the high wage the rate falls from 80 % to the lowest one. */
function rated(wage: number, highWage: number, lowest: number): number {
  if (wage < lowWage) return 0.8 * wage;
  if (wage > highWage) return lowest * wage;
  return 0.8 * wage - (0.8 - lowest) * ((wage - lowWage) / (highWage - lowWage)) * wage;
}

/** Basic allowance per day, in yen, from the wages of the last six months. `age`: on the last day of the employment. */
export function dailyAmount(age: number, wagesOfSixMonths: number): number {
  const wage = Math.floor(wagesOfSixMonths / 180);
  const elderly = wage < lowWage ? rated(wage, 11_800, 0.45) : Math.min(rated(wage, 11_800, 0.45), 0.05 * wage + 4720);
  const amount = age < 60 ? rated(wage, 13_140, 0.5) : elderly;
  const most = highest.find(([below]) => age < below)?.[1];
  if (most === undefined) throw new Error(`No basic allowance at the age of ${age}.`);
  return Math.max(leastYen, Math.min(most, Math.floor(amount)));
}
