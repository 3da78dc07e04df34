/** One entry per character of a wording; `null` = a placeholder's value. */
export type Pattern = readonly (string | null)[];

/** How many characters of the sentence are literally in a wording, and where the match starts in the pattern. */
export interface SentenceMatch {
  readonly written: number;
  readonly start: number;
}

/**
 * Matches a sentence seen on a screen against part of a wording with its placeholders filled in, ignoring blanks and character widths.
 * Returns the match with the most literal characters; null = none. Example: `山田さんの名前` in `${item.name}さんの名前です` has five.
 */
export function matchSentence(sentence: string, pattern: Pattern): SentenceMatch | null {
  const letters = comparable(sentence);
  if (letters.length === 0) return null;
  // best[p]: best match of the characters so far that ends before pattern position p.
  let best = new Array<SentenceMatch | null>(pattern.length + 1)
    .fill(null)
    .map((_, start): SentenceMatch | null => ({ written: 0, start }));
  for (const letter of letters) {
    const next = new Array<SentenceMatch | null>(pattern.length + 1).fill(null);
    for (let at = 0; at < pattern.length; at += 1) {
      const before = best[at] ?? null;
      if (before === null) continue;
      if (pattern[at] === null) {
        // A placeholder's value takes any characters: it continues, or ends after this one.
        keep(next, at, before);
        keep(next, at + 1, before);
      } else if (pattern[at] === letter) keep(next, at + 1, { written: before.written + 1, start: before.start });
    }
    // A placeholder's value may also be empty.
    for (let at = 0; at < pattern.length; at += 1) {
      const here = next[at];
      if (pattern[at] === null && here) keep(next, at + 1, here);
    }
    best = next;
  }
  return best.reduce((most, match) => (match && (most === null || match.written > most.written) ? match : most), null);
}

function keep(row: (SentenceMatch | null)[], at: number, match: SentenceMatch): void {
  const known = row[at];
  if (!known || known.written < match.written) row[at] = match;
}

/** Comparable characters, one per entry: widths normalised, blanks removed. */
export function comparable(text: string): readonly string[] {
  return [...text.normalize('NFKC').replace(/\s+/g, '')];
}
