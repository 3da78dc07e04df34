import { daysLater } from '../../../kernel/time/days-later.ts';

const weekdays = '日月火水木金土';

/** Date of a rule such as `2 1 日` (first Sunday of February) or `1 last 日` in a year, at midnight UTC. */
export function examDay(rule: string, year: number): Date {
  const [month = '', which = '', weekday = ''] = rule.split(' ');
  const wanted = weekdays.indexOf(weekday);
  if (which === 'last') {
    const last = new Date(Date.UTC(year, Number(month), 0));
    return daysLater(last, -((last.getUTCDay() - wanted + 7) % 7));
  }
  const first = new Date(Date.UTC(year, Number(month) - 1, 1));
  return daysLater(first, ((wanted - first.getUTCDay() + 7) % 7) + (Number(which) - 1) * 7);
}

/** `YYYYMMDD`. */
export function compactDay(day: Date): string {
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}
