import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { checkProject } from '../../scripts/check/check-project.ts';
import { openFileCache } from '../../scripts/check/file-cache.ts';
import { partsOf } from '../../src/flow/analysis/parts.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';
import { mutantsOf } from '../mutation/mutants.ts';
import { baseFiles, rules, withFiles } from './project.ts';

const KEPT = 'build/check/kept.json';
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Everything a check says, byte by byte. */
function said(files: ProjectFiles, kept?: Parameters<typeof checkProject>[3]): string {
  const { problems, undecided } = checkProject(files, vocabulary, rules, kept);
  return JSON.stringify([problems, undecided()]);
}

/** The same numbers every time, between 0 and 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('what is kept from run to run', () => {
  it('says the same as a check without it, whatever is edited, file after file', { timeout: 60_000 }, () => {
    const random = numbers(20_261_120);
    const all = mutantsOf(baseFiles);
    const kinds = [all.filter(({ kind }) => kind === 'meaning'), all];
    let files = baseFiles;
    const seen = new Set<string>();
    let analysed = 0;
    for (let edit = 0; edit < 68; edit += 1) {
      const mutants = kinds[edit % 4 === 3 ? 1 : 0] ?? [];
      const mutant = mutants[Math.floor(random() * mutants.length)];
      if (mutant === undefined) throw new Error('no mutant');
      // Every fourth edit takes everything back: what was kept before it counts again.
      files = edit % 4 === 0 ? baseFiles : withFiles(files, { [mutant.file]: mutant.text() });
      const kept = openFileCache(root, 'code', false);
      const words = said(files, kept);
      kept.save();
      expect(words, `${edit}: ${mutant.file}:${mutant.line} ${mutant.says}`).toBe(said(files));
      seen.add(words);
      if (!words.includes('"severity":"error"')) analysed += 1;
    }
    expect(seen.size).toBeGreaterThan(10);
    expect(analysed).toBeGreaterThan(15);
  });

  it('is taken again by the same code alone, and not when it is to be fresh', () => {
    const first = openFileCache(root, 'code', false);
    first.set('a', [1]);
    first.save();
    expect(openFileCache(root, 'code', false).get('a')).toEqual([1]);
    expect(openFileCache(root, 'code', true).get('a')).toBeUndefined();
    expect(openFileCache(root, 'other code', false).get('a')).toBeUndefined();
  });

  it('outlives runs that do not ask for it', () => {
    for (const key of ['a', 'b']) {
      const kept = openFileCache(root, 'code', false);
      kept.set(key, key);
      kept.save();
    }
    expect(openFileCache(root, 'code', false).get('a')).toBe('a');
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, -5)],
    ['empty', () => ''],
    ['changed by hand', (text: string) => text.replace('right', 'wrong')],
    ['something else', () => '{"a": "wrong"}'],
  ])('is ignored when it is %s, and written again', (_case, change) => {
    const kept = openFileCache(root, 'code', false);
    kept.set('a', 'right');
    kept.save();
    const text = readFileSync(join(root, KEPT), 'utf8');
    writeFileSync(join(root, KEPT), change(text));
    const again = openFileCache(root, 'code', false);
    expect(again.get('a')).toBeUndefined();
    again.set('a', 'right');
    again.save();
    expect(readFileSync(join(root, KEPT), 'utf8')).toBe(text);
  });

  it('stops no check when it cannot be written', () => {
    mkdirSync(join(root, KEPT), { recursive: true });
    const kept = openFileCache(root, 'code', false);
    kept.set('a', 1);
    kept.save();
    expect(kept.get('a')).toBe(1);
  });
});

describe('services are analysed by themselves', () => {
  const sample = 'screens/sample/SMP0001-01-001.sample-first.yaml';
  const parts = (files: ProjectFiles) => {
    const { project, gathered, problems } = loadProject(files, vocabulary);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    return partsOf(project, gathered).map(({ services }) => services.map(({ name }) => name));
  };
  const text = (file: string) => Buffer.from(baseFiles.get(file) ?? '').toString();

  it('where none names a screen of the other', () => {
    expect(parts(baseFiles)).toEqual([['filing'], ['record'], ['sample']]);
  });

  it('together where one names a screen of the other', () => {
    const linked = `${text(sample)}actions: { away: [{ go: record-ask }] }\n`;
    expect(text(sample)).not.toContain('actions:');
    expect(parts(withFiles(baseFiles, { [sample]: linked }))).toEqual([['filing'], ['record', 'sample']]);
  });

  it('together where the catalogue names a screen', () => {
    const errors = 'catalog/errors.yaml';
    const linked = text(errors).replace('otherwise: [', 'otherwise: [{ codes: [timeout], go: record-ask }, ');
    expect(parts(withFiles(baseFiles, { [errors]: linked }))).toEqual([['filing', 'record', 'sample']]);
  });
});
