/** True for a day that the Gregorian calendar has, years 1 to 9999. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  if (!(year >= 1 && year <= 9999 && month >= 1 && month <= 12)) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

/**
 * A written date as `YYYYMMDD` digits, which compare in time's order; null = not a date. Reads `2026-04-01`, `2026/4/1`, `2026.4.1`, `20260401` and
 * `2026年4月1日`, full-width digits and spaces around it too.
 */
export function dateDigits(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const parts =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(plain)?.filter((_, index) => index !== 2) ??
    /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(plain);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (!isCalendarDate(year, month, day)) return null;
  return String(year * 10000 + month * 100 + day).padStart(8, '0');
}
