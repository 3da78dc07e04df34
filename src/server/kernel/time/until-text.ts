import { dayText } from './day-text.ts';
import { japanDate } from './japan-date.ts';

/** The last day of something, as the screens say it (`untilText`): on the day itself with the hour at which it ends. */
export function untilText(day: string, now: Date): string {
  const text = dayText(day);
  return text === dayText(japanDate(now)) ? `きょう（${text}）の24時（日本時間）` : text;
}
