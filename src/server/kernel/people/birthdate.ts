import { daysLater } from '../time/days-later.ts';
import { japanDate } from '../time/japan-date.ts';

/** A birthdate in a person's file: a code, or the day on which the person reaches an age, counted from today in Japan. */
export type BirthdateRule = string | { readonly turns: number; readonly inDays: number };

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/**
 * The eight-character birthdate code. A person born on 29 February reaches an age on 1 March in common years. So if the birthday falls on
 * 29 February but the birth year has none, it becomes 28 February when already reached, 1 March when still to come.
 */
export function birthdateOf(rule: BirthdateRule, now: Date): string {
  if (typeof rule === 'string') return rule;
  const birthday = japanDate(daysLater(now, rule.inDays));
  const year = Number(birthday.slice(0, 4)) - rule.turns;
  const monthDay = birthday.slice(4);
  if (monthDay !== '0229' || isLeapYear(year)) return `${year}${monthDay}`;
  return `${year}${rule.inDays > 0 ? '0301' : '0228'}`;
}
