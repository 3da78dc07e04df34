/** Days from one day (`YYYYMMDD`) to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (startOf(to) - startOf(from)) / 86_400_000;
}

function startOf(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)));
}
