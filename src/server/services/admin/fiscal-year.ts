/** First and last day (`YYYYMMDD`) of the Japanese fiscal year, April to March, containing a day (`YYYYMMDD`). */
export function fiscalYear(day: string): { readonly from: string; readonly until: string } {
  const year = Number(day.slice(0, 4)) - (day.slice(4) < '0401' ? 1 : 0);
  return { from: `${year}0401`, until: `${year + 1}0331` };
}
