/**
 * The known name most like a mistyped one, or undefined when none is close. Full-width characters count as their half-width form; case and
 * swapped neighbours weigh little. Example: `emial` among `email`, `phone` gives `email`.
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const wanted = written.normalize('NFKC').toLowerCase();
  const most = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let least = most + 1;
  for (const name of known) {
    const distance = distanceBetween(wanted, name.toLowerCase());
    if (distance < least) {
      least = distance;
      best = name;
    }
  }
  // One character has nothing to be near to, except its own full-width form.
  return wanted.length === 1 && least > 0 ? undefined : best;
}

/** Optimal string alignment distance: insertions, deletions, substitutions and swapped neighbours. */
function distanceBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j] as number, cell(i - 2, j - 2) + 1);
    }
  }
  return cell(a.length, b.length);
}
