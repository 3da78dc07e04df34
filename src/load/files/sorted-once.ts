import type { Problem } from '../../model/problem.ts';

/** Sorts by file, line and column; drops the duplicates that several variants of a template report at the same place. */
export function sortedOnce(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, line, column } = problem.place;
    seen.set(`${file}:${line}:${column}:${problem.rule}:${problem.message}`, problem);
  }
  return [...seen.values()].sort(
    (a, b) =>
      compare(a.place.file, b.place.file) ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column ||
      compare(a.rule, b.rule),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
