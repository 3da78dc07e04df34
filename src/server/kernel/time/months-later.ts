/** The same day `months` later, or the last day of that month when it is shorter; `YYYYMMDD`. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(4, 6)), Number(day.slice(6))];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  const later = Math.min(date, lastOfMonth.getUTCDate());
  return `${lastOfMonth.toISOString().slice(0, 7).replace('-', '')}${String(later).padStart(2, '0')}`;
}
