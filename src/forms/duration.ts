const SECONDS: { readonly [unit: string]: number } = {
  ms: 0.001,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
};

/** `5 seconds`, `1 hour`, `300 ms`: seconds; null for anything else. */
export function parseDuration(text: string): number | null {
  const found = /^(\d+(?:\.\d+)?) ?(ms|second|minute|hour|day)s?$/.exec(text.trim());
  const unit = SECONDS[found?.[2] ?? ''];
  return found && unit !== undefined ? Number(found[1]) * unit : null;
}
