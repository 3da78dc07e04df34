// chunk: inputs
import { halfWidth } from '../../forms/normalise/half-width.ts';

/** Year, month and day as typed. */
export type DateParts = readonly [year: string, month: string, day: string];

/** The parts of a value; extra hyphens stay in the day, where they can be seen and corrected. */
export function partsOf(value: unknown): DateParts {
  const [year = '', month = '', ...day] = String(value ?? '').split('-');
  return [year, month, day.join('-')];
}

/** Empty when nothing is typed, as `required` expects. */
export function joined(parts: DateParts): string {
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

/** Converts to half-width and pads month and day to two digits. Example: `２０２６`, `4`, `1` is `2026-04-01`. */
export function tidy(parts: DateParts): DateParts {
  const [year, month, day] = parts.map((part) => halfWidth(part)) as unknown as DateParts;
  const padded = (part: string) => (/^\d$/.test(part) ? `0${part}` : part);
  return [year, padded(month), padded(day)];
}

/** The Japanese era of a complete, existing date, e.g. 「令和8年4月1日」; empty otherwise. */
export function eraText(parts: DateParts): string {
  const written = tidy(parts).join('-');
  const date = new Date(written);
  // null where it is no date at all; another day where there is no such one.
  if (date.toJSON()?.slice(0, 10) !== written || written < '1868') return '';
  return new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
