import type { FunctionEnvironment } from '../model/vocabulary.ts';

/** Special month and day codes of a birthdate code, with their wording; empty = unknown (AM-057). */
const special = {
  'birthdate.monthCodes': { '00': '', A1: '春', A2: '夏', A3: '秋', A4: '冬' },
  'birthdate.dayCodes': { '00': '', A1: '上旬', A2: '中旬', A3: '下旬' },
} as const;

/** A parsed birthdate code: the text to show, and the day if all of it is known. */
export interface Birthdate {
  /** Example 「1980年04月05日」. */
  readonly text: string;
  /** null when a part is unknown. */
  readonly day: { readonly year: number; readonly month: number; readonly day: number } | null;
}

/**
 * Reads a birthdate code: 8 characters, year (0000 unknown), month (00 year only, A1–A4 seasons), day (00 month only, A1–A3 thirds of a month).
 * The settings `birthdate.monthCodes` and `birthdate.dayCodes` (lists of `A1=春`) replace the special values.
 * @returns null for a code that is neither a number in range nor on the special lists (specification section 3, Birthdate code).
 */
export function readBirthdate(code: unknown, environment: FunctionEnvironment): Birthdate | null {
  const parts = typeof code === 'string' ? /^(\d{4})([0-9A-Za-z]{2})([0-9A-Za-z]{2})$/.exec(code) : null;
  if (parts === null) return null;
  const [year, month, day] = parts.slice(1) as [string, string, string];
  const monthText = wording(month, 12, '月', 'birthdate.monthCodes', environment);
  const dayText = wording(day, 31, '日', 'birthdate.dayCodes', environment);
  if (monthText === null || dayText === null) return null;
  // A day means nothing without its month: 00 shows the year alone, a season the year with its season.
  const rest = /^\d+月/.test(monthText) ? monthText + dayText : monthText;
  const isFull = year !== '0000' && /^\d+月\d+日$/.test(monthText + dayText);
  return {
    text: year === '0000' ? (rest === '' ? '不明' : `年不明 ${rest}`) : `${year}年${rest}`,
    day: isFull ? { year: Number(year), month: Number(month), day: Number(day) } : null,
  };
}

function wording(
  part: string,
  most: number,
  unit: string,
  list: keyof typeof special,
  environment: FunctionEnvironment,
): string | null {
  if (/^\d\d$/.test(part) && Number(part) >= 1 && Number(part) <= most) return part + unit;
  const known = listed(environment.setting(list)) ?? special[list];
  return Object.hasOwn(known, part) ? ((known as { readonly [code: string]: string })[part] ?? null) : null;
}

function listed(setting: unknown): { readonly [code: string]: string } | null {
  if (!Array.isArray(setting)) return null;
  return Object.fromEntries(setting.map((entry) => String(entry).split('=', 2) as [string, string]));
}
