// chunk: inputs
import { isCalendarDay } from '../expressions/japan-time.ts';

/**
 * A written date as `YYYYMMDD` digits, which sort chronologically; null = not a date. Accepts `2026-04-01`, `2026/4/1`, `2026.4.1`, `20260401` and
 * `2026年4月1日`, with full-width digits and surrounding spaces. Years from 1000.
 */
export function dateDigits(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const parts =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain)?.filter((_, index) => index !== 2) ??
    /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(plain);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (!isCalendarDay(year, month, day)) return null;
  return String(year * 10000 + month * 100 + day);
}

/** Are a date and its base in this order? An empty text always passes; a text that is not a date never does. */
export function datesHold(text: string, base: string, inOrder: (date: string, base: string) => boolean): boolean {
  if (text === '') return true;
  const [date, other] = [dateDigits(text), dateDigits(base)];
  return date !== null && other !== null && inOrder(date, other);
}

/** What is wrong with a date that an author has written, as a sentence for the author; null = nothing. */
export function writtenDateProblem(base: string): string | null {
  return dateDigits(base) ? null : `「${base}」は日付ではありません。2026-04-01 のように書いてください。`;
}
