import type { GatheredFile } from '../../load/gather/loaded.ts';

/** Names that references of a kind (`dialog`, `call` …) use in these files. */
export function referenced(files: readonly GatheredFile[], ...kinds: readonly string[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ references }) => references.filter(({ what }) => kinds.includes(what)).map(({ name }) => name)),
  );
}

/** What follows `root.` in expressions. Example: root `settings`, in `settings.poll.every * 2` -> `poll.every`. */
export function readBelow(files: readonly GatheredFile[], root: string): ReadonlySet<string> {
  const pattern = new RegExp(`(?<![\\w.])${root}((?:\\.[A-Za-z_]\\w*)+)`, 'g');
  const paths = files.flatMap(({ expressions }) =>
    expressions
      .filter(({ source }) => source.includes(`${root}.`))
      .flatMap(({ source }) => [...withoutTexts(source).matchAll(pattern)].map((match) => match[1] ?? '')),
  );
  return new Set(paths.map((path) => path.slice(1)));
}

/** First names of such paths. Example: root `state`, in `state.four.sex` -> `four`. */
export function namesBelow(files: readonly GatheredFile[], root: string): ReadonlySet<string> {
  return new Set([...readBelow(files, root)].map((path) => path.split('.')[0] ?? path));
}

/** Is the root read as a whole rather than one of its members? Example: root `path`, in `path`. */
export function readsWhole(files: readonly GatheredFile[], root: string): boolean {
  const pattern = new RegExp(`(?<![\\w.])${root}(?![\\w.])`);
  return files.some(({ expressions }) =>
    expressions.some(({ source }) => source.includes(root) && pattern.test(withoutTexts(source))),
  );
}

function withoutTexts(source: string): string {
  return source.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''");
}

/** Names of code lists that a literal in an expression may refer to (`label('sex', …)`). */
export function labelledLists(files: readonly GatheredFile[]): ReadonlySet<string> {
  const pattern = /\blabel\(\s*['"]([^'"]+)['"]/g;
  return new Set(
    files.flatMap(({ expressions }) =>
      expressions.flatMap(({ source }) => [...source.matchAll(pattern)].map((match) => match[1] ?? '')),
    ),
  );
}
