/**
 * The known name most similar to a mistyped one, or undefined if none is close. Full-width letters, case and separators are common slips and cost
 * nothing; swapped neighbours cost little. Example: `emial` among `email`, `phone` gives `email`.
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const plain = fold(written);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const name of known) {
    const isSame = fold(name) === plain && plain !== '';
    if (!isSame && Math.abs(name.length - written.length) >= bestDistance) continue;
    const distance = isSame ? 0 : editDistance(written, name, bestDistance);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = name;
    }
  }
  // A single character is near to nothing, except its own full-width form.
  return written.length === 1 && bestDistance > 0 ? undefined : best;
}

function fold(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[-_. ]/g, '');
}

/** Edits (insert, delete, replace, swap of neighbours) from one word to the other; stops counting at `limit`. */
function editDistance(from: string, to: string, limit: number): number {
  if (from.length > 80 || to.length > 80) return limit;
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      next.push(cost);
    }
    if (Math.min(...next) >= limit) return limit;
    before = row;
    row = next;
  }
  return row[to.length] ?? limit;
}
