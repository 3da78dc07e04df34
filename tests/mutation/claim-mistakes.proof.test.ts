import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { vocabulary } from '../../build/vocabulary.ts';
import { withFlow } from '../../src/lint/lint.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { memoryCache } from '../../src/load/files/result-cache.ts';
import { loadProject } from '../../src/load/load-project.ts';
import { realFiles, rules } from '../lint/project.ts';

interface Mistake {
  readonly what: string;
  readonly edits: readonly { readonly in: string; readonly replace: string; readonly with: string }[];
  readonly unseen?: string;
}

const { mistakes } = parse(readFileSync('tests/mutation/claim-mistakes.yaml', 'utf8')) as {
  readonly mistakes: readonly Mistake[];
};

const results = memoryCache();
const own = rules.filter(({ id }) => /^(?:claim|filed|free)-/u.test(id));

/** Rules that tell of the mistake: the loader's, or those of claims and filings. */
function toldOf({ edits }: Mistake): readonly string[] {
  const files = edits.reduce<ProjectFiles>((so, { in: file, replace, with: instead }) => {
    const text = Buffer.from(so.get(file) ?? '').toString();
    if (!text.includes(replace)) throw new Error(`${file} has no ${replace}`);
    return new Map(so).set(
      file,
      text.replace(replace, () => instead),
    );
  }, realFiles);
  const loaded = loadProject(files, vocabulary);
  const input = withFlow({ ...loaded, vocabulary }, { results, files });
  const told = loaded.problems.map(({ rule }) => rule);
  const found = told.length > 0 ? told : own.flatMap((rule) => rule.check(input).map(() => rule.id));
  return [...new Set(found)];
}

describe('mistakes of staleness and meaning, chosen before the rules', () => {
  it.each(mistakes)(
    '$what',
    (mistake) => {
      const told = toldOf(mistake);
      if (process.env.TOLD === '1') process.stdout.write(`${told.join(' ') || 'NOTHING'}: ${mistake.what}\n`);
      if (mistake.unseen === undefined) expect(told).not.toEqual([]);
      else expect(told).toEqual([]);
    },
    60_000,
  );
});
