/** Limits of constraints, for their member `bounds`. */
import { dateDigits } from './written-date.ts';

/** The argument is the limit. */
export const itself = (argument: unknown): number | null => (typeof argument === 'number' ? argument : null);

export const always = (number: number) => (): number => number;

/** It ends somewhere; how many characters that are depends on how it is written. */
export const somewhere = (): null => null;

/** The argument is a date. */
export function itsDay(argument: unknown): number | null {
  const digits = dateDigits(String(argument));
  if (digits === null) return null;
  return Date.UTC(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)) - 1, Number(digits.slice(6))) / 86_400_000;
}
