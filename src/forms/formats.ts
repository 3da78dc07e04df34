import { isCalendarDay } from '../expressions/japan-time.ts';
import { isUrl } from './is-url.ts';

const time = /^(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i;

/** The JSON Schema formats that call schemas may use. */
export const formats = {
  date: isIsoDate,
  time: (text: string) => time.test(text),
  'date-time': (text: string) => /^[^T ]+[Tt ]/.test(text) && isIsoDate(text.slice(0, 10)) && time.test(text.slice(11)),
  uuid: (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
  uri: (text: string) => isUrl(text),
  email: (text: string) => /^[^\s@]+@[^\s@]+$/.test(text),
};

function isIsoDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts !== null && isCalendarDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}
