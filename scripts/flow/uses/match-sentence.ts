/** One character of a wording; `null` = what a placeholder is filled with. */
export type Pattern = readonly (string | null)[];

/** How much of what a person read is written in a wording, and where that starts in the pattern. */
export interface SentenceMatch {
  readonly written: number;
  readonly start: number;
}

/**
 * Is the sentence, read on a screen, a piece of this wording with its placeholders filled in? Blanks and widths of letters do not count.
 * Returns the way with the most written letters; null = it is none. Example: `山田さんの名前` in `${item.name}さんの名前です` has five.
 */
export function matchSentence(sentence: string, pattern: Pattern): SentenceMatch | null {
  const letters = comparable(sentence);
  if (letters.length === 0) return null;
  // best[p]: letters read so far end before pattern position p.
  let best = new Array<SentenceMatch | null>(pattern.length + 1)
    .fill(null)
    .map((_, start): SentenceMatch | null => ({ written: 0, start }));
  for (const letter of letters) {
    const next = new Array<SentenceMatch | null>(pattern.length + 1).fill(null);
    for (let at = 0; at < pattern.length; at += 1) {
      const before = best[at] ?? null;
      if (before === null) continue;
      if (pattern[at] === null) {
        // A filled-in value takes any letters: it stays open, or ends after this one.
        keep(next, at, before);
        keep(next, at + 1, before);
      } else if (pattern[at] === letter) keep(next, at + 1, { written: before.written + 1, start: before.start });
    }
    // A placeholder may also be filled with nothing.
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

/** Letters to compare, one per character: widths alike, blanks gone. */
export function comparable(text: string): readonly string[] {
  return [...text.normalize('NFKC').replace(/\s+/g, '')];
}
