import { daysLater } from '../time/days-later.ts';
import { japanDate } from '../time/japan-date.ts';

/** A birthdate in a persona file: a code, or the day on which the person turns an age, counted from today in Japan. */
export type BirthdateRule = string | { readonly turns: number; readonly inDays: number };

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/**
 * The eight-character birthdate code. Who is born on 29 February turns an age on 1 March in other years, so a birthday on
 * 29 February without such a day in the birth year becomes 28 February when it is reached, 1 March when it is still to come.
 */
export function birthdateOf(rule: BirthdateRule, now: Date): string {
  if (typeof rule === 'string') return rule;
  const birthday = japanDate(daysLater(now, rule.inDays));
  const year = Number(birthday.slice(0, 4)) - rule.turns;
  const monthDay = birthday.slice(4);
  if (monthDay !== '0229' || isLeapYear(year)) return `${year}${monthDay}`;
  return `${year}${rule.inDays > 0 ? '0301' : '0228'}`;
}
