import { describe, expect, it } from 'vitest';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';
import { loadSmall, textOf } from './small-project.ts';
import { vocabulary } from './vocabulary.ts';

const CHOOSE = 'screens/desk/SCK0001-01-001.desk-choose.yaml';
const SERVICE = 'screens/desk/service.yaml';

const short = ({ problems }: ReturnType<typeof loadSmall>) =>
  problems.map(({ rule, place }) => `${place.file}:${place.line}:${place.column} ${rule}`);

describe('loadProject', () => {
  it('finds nothing wrong in the small project', () => {
    expect(loadSmall().problems).toEqual([]);
  });

  it('finds nothing wrong in the descriptors of this repository', () => {
    expect(loadProject(readProjectFiles(process.cwd()), vocabulary).problems).toEqual([]);
  });

  it('lists every mistake of a file, not only the first', () => {
    const text = textOf(CHOOSE)
      .replace('title: 選択', 'titel: 選択\ntitle: 選択')
      .replace('leave: return', 'leave: retrun')
      .replace('unless: found.complete', 'unless: found.complet');
    expect(short(loadSmall({ [CHOOSE]: text }))).toEqual([
      `${CHOOSE}:4:1 schema/unknown-key`,
      `${CHOOSE}:34:14 name/address`,
      `${CHOOSE}:40:21 expression/unknown-member`,
    ]);
  });

  it('takes only the broken screen out', () => {
    const loaded = loadSmall({ [CHOOSE]: textOf(CHOOSE).replace('title: 選択', 'title: "選択') });
    expect(short(loaded)).toEqual([`${CHOOSE}:4:8 yaml/syntax`]);
    expect(loaded.project.screens.map(({ name }) => name)).toEqual(['desk-check', 'desk-kana', 'desk-jma', 'desk-jpa']);
  });

  it('does not blame the screens for a service that cannot be read', () => {
    expect(short(loadSmall({ [SERVICE]: 'service: [' }))).toEqual([`${SERVICE}:1:11 yaml/syntax`]);
  });

  it('tells of two screens with one id, one name and one address', () => {
    const copy = 'screens/desk/SCK0001-01-003.desk-choose.yaml';
    const loaded = loadSmall({ [copy]: textOf(CHOOSE) });
    expect(short(loaded)).toEqual([
      `${copy}:1:1 screen/unique`,
      `${copy}:1:1 screen/unique`,
      `${copy}:1:1 screen/unique`,
      `${copy}:1:5 file/name`,
    ]);
  });

  it.each([
    ['a code that only the last row of the catalogue would catch', 'EDX002', ['call/uncovered-code']],
    ['a code of a group that the catalogue names', 'ED1107', []],
    ['a code that the service names', 'EDX001', []],
  ])('warns of %s', (_what, code, rules) => {
    const file = 'catalog/calls/findFamily.yaml';
    const { problems } = loadSmall({ [file]: textOf(file).replace('EDX001]', `${code}]`) });
    expect([...new Set(problems.map(({ rule }) => rule))]).toEqual(rules);
    expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('leaves a code to an any that the service wrote', () => {
    const call = 'catalog/calls/findFamily.yaml';
    const edits = {
      [call]: textOf(call).replace('EDX001]', 'EDX002]'),
      [SERVICE]: textOf(SERVICE).replace('codes: [EDX001]', 'codes: [any]'),
    };
    expect(loadSmall(edits).problems).toEqual([]);
  });
});

describe('an error table', () => {
  const table = `to: { go: desk-check, with: { kind: =row.kind } }
table:
  - { codes: [EDX001], kind: "01" }
  - { codes: [ELU205-ELU208], ignore: true }
  - { codes: [any], kind: online }
calls:
  findFamily:
    - { codes: [ED1107], here: true }
    - { codes: [EDX001], leave: top }
`;
  const service = textOf(SERVICE).replace(/errors:\n.*\n$/, 'errors: desk-errors\n');

  it('gives rows with the target filled in, those of a call first', () => {
    const { project } = loadSmall({ [SERVICE]: service, 'screens/desk/errors.yaml': table });
    const rows = project.services[0]?.errors.map(({ codes, calls, ignore, do: steps }) => ({
      codes,
      calls,
      ignore,
      steps: steps.map(({ kind, options }) => [kind, options[kind], options.with]),
    }));
    expect(rows).toEqual([
      { codes: ['EDX001'], calls: ['findFamily'], ignore: false, steps: [['leave', 'top', {}]] },
      { codes: ['EDX001'], calls: [], ignore: false, steps: [['go', 'desk-check', { kind: '01' }]] },
      { codes: ['ELU205-ELU208'], calls: [], ignore: true, steps: [] },
      { codes: ['any'], calls: [], ignore: false, steps: [['go', 'desk-check', { kind: 'online' }]] },
    ]);
  });

  it('demands of the screens what it leaves to them', () => {
    const loaded = loadSmall({ [SERVICE]: service, 'screens/desk/errors.yaml': table });
    expect(short(loaded)).toEqual(['screens/desk/SCK0001-01-002.desk-check.yaml:10:3 call/left-to-screen']);
  });

  it('must exist', () => {
    expect(short(loadSmall({ [SERVICE]: service })).at(-1)).toBe(`${SERVICE}:24:9 name/error-table`);
  });
});
