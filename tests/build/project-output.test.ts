import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { findParts } from '../../scripts/build/parts.ts';
import { projectOutput } from '../../scripts/build/project-output.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { Ahead } from '../../src/model/shipped-screen.ts';
import { title } from '../words/title.ts';

const parts = findParts(process.cwd());

function outputOf(files = readProjectFiles(process.cwd()), code = 'code') {
  const { project, problems } = loadProject(files, vocabulary);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return projectOutput(project, vocabulary, parts, code).files;
}

const output = outputOf();
const select = 'screens/familyregister/SCK2301-01-001.familyregister-select.yaml';

function manifestOf(files: ReadonlyMap<string, string>): Manifest {
  return JSON.parse(files.get('data/manifest.json') ?? '{}') as Manifest;
}

function aheadIn(files: ReadonlyMap<string, string>, name: string): Ahead {
  return JSON.parse(files.get(`data/screens/${name}.json`) ?? '{}').ahead;
}

/** The project with one piece of text replaced in one file. */
function edited(file: string, from: string, to: string) {
  const files = new Map(readProjectFiles(process.cwd()));
  const before = Buffer.from(files.get(file) ?? '').toString('utf8');
  expect(before).toContain(from);
  return files.set(file, before.replaceAll(from, to));
}

function changedFiles(files: ReadonlyMap<string, string>): string[] {
  return [...new Set([...files.keys(), ...output.keys()])]
    .filter((path) => files.get(path) !== output.get(path))
    .sort();
}

describe('the build', () => {
  it('a wording edit touches that screen, its hash and the build id, no validator, no code', () => {
    const files = outputOf(edited(select, title('familyregister-select'), 'まどぐち'));
    expect(changedFiles(files)).toEqual([
      'data/build.json',
      'data/manifest.json',
      'data/screens/familyregister-select.json',
      'data/together/familyregister.json',
      'data/versions.json',
      'help.json',
      'written/screens/familyregister-select.json',
    ]);
    const { buildId: _, ...rest } = manifestOf(files);
    const { buildId: __, ...before } = manifestOf(output);
    expect(rest).toEqual(before);
  });

  it('the same project gives the same bytes every time, other code only another build id [AM-110]', () => {
    const other = outputOf(undefined, 'other code');
    expect(changedFiles(other)).toEqual(['data/build.json', 'data/manifest.json', 'data/versions.json']);
    const { buildId: _, ...rest } = manifestOf(other);
    const { buildId: __, ...before } = manifestOf(output);
    expect(rest).toEqual(before);
    expect(manifestOf(other).buildId).not.toBe(manifestOf(output).buildId);
    expect(JSON.parse(other.get('data/build.json') ?? '')).toEqual({ buildId: manifestOf(other).buildId });
  });

  it('the manifest holds no wording of a screen', () => {
    expect(output.get('data/manifest.json')).not.toMatch(/[ぁ-んァ-ヶ一-龠]/);
  });

  it('what the browser gets says nothing of source files', () => {
    const shipped = [...output].filter(([path]) => path.startsWith('data/'));
    expect(shipped.filter(([, text]) => text.includes('.yaml'))).toEqual([]);
  });

  it('the browser gets the tree of an expression, not how it is written', () => {
    const shipped = [...output].filter(([path]) => path.startsWith('data/'));
    const written = shipped.filter(([, text]) => text.includes('"kind":"expression","source":'));
    expect(written.map(([path]) => path)).toEqual([]);
    expect(output.get('data/screens/familyregister-select.json')).toContain('"kind":"expression","tree":');
  });

  it('a row whose value is a state is shipped with the tone of each code', () => {
    const text = output.get('data/screens/nq-application-status-detail.json') ?? '';
    expect(text).toContain('"chip":{"code":{"kind":"expression","tree":["get",["name","application"],"status"]}');
    expect(text).toContain('"3":"attention"');
    // The way of filing is no state.
    expect(output.get('data/screens/familyregister-select.json')).not.toContain('"chip"');
  });

  it('every setting of section 9 is published by its dotted name, durations in seconds', () => {
    const settings = JSON.parse(output.get('data/settings.json') ?? '{}') as Record<string, unknown>;
    expect(settings).toMatchObject({ 'poll.every': 1, 'poll.limit': 300, 'http.timeout': 30, 'launch.keep': 3600 });
  });

  it('the English catalogue holds the same texts as the Japanese one [SH-013 AM-122]', () => {
    const { locale: ja, ...japanese } = JSON.parse(output.get('data/catalog.ja.json') ?? '{}');
    const { locale: en, ...english } = JSON.parse(output.get('data/catalog.en.json') ?? '{}');
    expect([ja, en]).toEqual(['ja', 'en']);
    expect(english).toEqual(japanese);
  });

  it('code lists and calls that only services name travel with these, and none is lost', () => {
    const read = (path: string) => JSON.parse(output.get(path) ?? '{}');
    const namesOf = (parts: Record<'codes' | 'calls', { readonly name: string }[]>) =>
      [...parts.codes, ...parts.calls].map(({ name }) => name);
    const frame = namesOf(read('data/catalog.ja.json'));
    expect(frame).toContain('isLogin');
    expect(frame).not.toContain('turnIn');
    for (const { name, service } of manifestOf(output).screens) {
      const { calls } = aheadIn(output, name);
      const found = [...frame, ...namesOf(read(`data/services/${service}.json`).own)];
      const labelled = [...(output.get(`data/screens/${name}.json`) ?? '').matchAll(/"label",\["value","([^"]+)"\]/g)];
      expect(found, name).toEqual(expect.arrayContaining([...calls, ...labelled.map(([, list]) => list)]));
    }
  });

  it.each([
    ['familyregister-select', 'familyregister-confirm'],
    ['familyregister-select', 'familyregister-counter-input'],
    ['familyregister-select', 'familyregister-personal-information'],
    ['familyregister-personal-information', 'familyregister-personal-information-qr'],
    ['familyregister-personal-information-confirm', 'familyregister-confirm'],
  ])('from %s the screen %s is one step away', (from, to) => {
    expect(aheadIn(output, from).next).toContain(to);
  });

  it.each([
    ['familyregister-select', ['radio']],
    ['familyregister-confirm', ['image', 'summary']],
    ['familyregister-personal-information-qr', ['qr']],
  ])('the manifest names the widgets of %s', (name, widgets) => {
    const screen = manifestOf(output).screens.find((candidate) => candidate.name === name);
    expect(screen?.widgets).toEqual(widgets);
  });
});
