import { numberSetting, type Settings } from '../kernel/settings.ts';

/**
 * True for a person under the age limit (settings `age.limit`, default 15, and `age.dayBefore`). A birthdate whose month or day is not
 * known is never too young (specification section 5). `today` is `YYYYMMDD`.
 */
export function isTooYoung(birthdate: string, today: string, settings: Settings): boolean {
  if (!/^(?!0000)\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(birthdate)) return false;
  const reachedOn = Number(birthdate) + numberSetting(settings, 'age.limit', 15) * 10_000;
  // As numbers, 29 February of a common year lies between 28 February and 1 March, as it should.
  return Number(settings['age.dayBefore'] === true ? dayAfter(today) : today) < reachedOn;
}

function dayAfter(day: string): string {
  const date = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)) + 1));
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}
