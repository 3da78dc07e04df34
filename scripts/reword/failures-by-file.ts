import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { failuresIn } from '../test/failures-in.ts';

/** How many tests of each file failed, most first, and how many in all, from the report of Vitest or Playwright. */
export function failuresByFile(report: string, root: string): readonly string[] {
  if (!existsSync(report)) return ['no report was written: the run did not end'];
  const counts = new Map<string, number>();
  for (const { file } of failuresIn(report)) {
    const name = file.startsWith(root) ? relative(root, file) : file;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const lines = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([file, count]) => `${`${count}`.padStart(5)} ${file}`);
  const sum = [...counts.values()].reduce((all, count) => all + count, 0);
  return [...lines, `${sum} tests in ${counts.size} files depend on the wording`];
}
