/** A day `YYYYMMDD` as forms have it: `YYYY-MM-DD`. What is no such day stays as it is. */
export function dashedDay(day: string): string {
  return day.replace(/^(....)(..)(..)$/, '$1-$2-$3');
}
