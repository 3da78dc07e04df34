/** One mistake, seeded into a file of the small project. `⟦` in `to` marks where the one Problem must stand. */
export interface Fault {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly rule: string;
  readonly suggestion?: string;
}

export const fault = (
  what: string,
  file: string,
  from: string,
  to: string,
  rule: string,
  suggestion?: string,
): Fault => ({
  what,
  file,
  from,
  to,
  rule,
  ...(suggestion === undefined ? {} : { suggestion }),
});
