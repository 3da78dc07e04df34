import { dayText } from './day-text.ts';
import { japanDate } from './japan-date.ts';

/** Day and time in Japan: `2026年4月1日 9時05分`, as the screens say it. */
export function minuteText(time: Date): string {
  const [hours = '', minutes = ''] = new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(11, 16).split(':');
  return `${dayText(japanDate(time))} ${Number(hours)}時${minutes}分`;
}
