const dayMs = 86_400_000;

/** The same time of day `days` later; negative = earlier. */
export function daysLater(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayMs);
}
