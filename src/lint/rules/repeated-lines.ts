import type { Source } from '../../load/yaml/located.ts';
import type { Finding, LintInput, Rule } from '../rule.ts';

/** This many equal lines in a row are no coincidence. */
const FEWEST = 6;

export const rule: Rule = {
  id: 'repeated-lines',
  severity: 'warning',
  summary:
    '二つの画面のファイルに、同じ行を六行以上続けて書きません。ひな型（templates）か catalog/facts.yaml に一度だけ書きます。空いた行と説明（#）は数えません。',
  scope: 'project',
  good: {
    yaml: `view:
  - field: way
  - { button: 次へ, action: next }
fields:
  way:
    hint: あとで変えられます。
    label: 受け取り方
    widget: radio
    options: way
actions:
  next: [{ leave: portalTop }]
`,
  },
  bad: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
path: first/
title: 見本の画面
▶view:
  - field: way
  - { button: 次へ, action: next }
fields:
  way:
    label: 受け取り方
    widget: radio
    options: way
actions:
  next: [{ leave: portalTop }]
`,
  },
  check: (input) => {
    const files = linesOf(input);
    const windows = windowsOf(files);
    const first = new Map<number, readonly [file: number, line: number]>();
    return files.flatMap(({ source, lines }, own) => {
      const found: Finding[] = [];
      const starts = windows[own] ?? [];
      for (let at = 0; at < starts.length; ) {
        const before = first.get(starts[at] ?? 0);
        const length = before === undefined || before[0] === own ? 0 : sameFrom(files, before, [own, at]);
        if (before !== undefined && length > 0) found.push(finding(files, before, source, lines[at], length));
        at += Math.max(1, length);
      }
      for (const [at, start] of starts.entries()) if (!first.has(start)) first.set(start, [own, at]);
      return found;
    });
  },
};

interface File {
  readonly source: Source;
  readonly lines: readonly Line[];
}

interface Line {
  /** Equal for lines that differ only in blanks. */
  readonly word: number;
  readonly line: number;
  readonly column: number;
}

type Words = Map<string, number>;

function linesOf({ documents }: LintInput): readonly File[] {
  const words: Words = new Map();
  return [...documents].flatMap(([file, document]) => {
    // Two stories may well go the same way: each of them says it whole.
    if (document === null || !/^screens\/(?!.*\/(?:stories|catalog)\/)/.test(file)) return [];
    const lines = document.source.text.split('\n').flatMap((text, index): Line[] => {
      const said = text.trim();
      if (said === '' || said.startsWith('#')) return [];
      return [{ word: numberOf(words, said), line: index + 1, column: text.length - text.trimStart().length + 1 }];
    });
    return [{ source: document.source, lines }];
  });
}

/** A number for every line of every file, equal where the next FEWEST lines are equal. */
function windowsOf(files: readonly File[]): readonly (readonly number[])[] {
  const halves: Words = new Map();
  const half = FEWEST / 2;
  return files.map(({ lines }) => {
    const ids = lines.map((_line, at) =>
      numberOf(
        halves,
        lines
          .slice(at, at + half)
          .map(({ word }) => word)
          .join(),
      ),
    );
    return ids.slice(0, Math.max(0, ids.length - FEWEST + 1)).map((id, at) => id * 2 ** 26 + (ids[at + half] ?? 0));
  });
}

function numberOf(numbers: Words, key: string): number {
  const known = numbers.get(key) ?? numbers.size;
  numbers.set(key, known);
  return known;
}

type Start = readonly [file: number, line: number];

/** How many lines are equal, counted from both places. */
function sameFrom(files: readonly File[], [before, first]: Start, [own, second]: Start): number {
  const [one = [], other = []] = [files[before]?.lines, files[own]?.lines];
  let length = 0;
  while (one[first + length] && one[first + length]?.word === other[second + length]?.word) length += 1;
  return length;
}

function finding(
  files: readonly File[],
  before: Start,
  { file }: Source,
  at: Line | undefined,
  length: number,
): Finding {
  const other = files[before[0]];
  const place = `${other?.source.file} の ${other?.lines[before[1]]?.line} 行目から`;
  const message = `ここから ${length} 行が、${place}と同じです。ひな型（templates）などに一度だけ書いてください。`;
  return { place: { file, line: at?.line ?? 1, column: at?.column ?? 1 }, message };
}
