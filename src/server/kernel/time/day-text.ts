/** `2026-04-01` or `20260401` -> `2026年4月1日`. */
export function dayText(date: string): string {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(date) ?? [];
  return `${year}年${Number(month)}月${Number(day)}日`;
}
