import { describe, expect, it } from 'vitest';
import { bodies, typeFile } from './shape-of.ts';
import { loadSmall, textOf } from './small-project.ts';

const SERVICE = 'screens/desk/service.yaml';
const CHOOSE = 'screens/desk/SCK0001-01-001.desk-choose.yaml';
const CHECK = 'screens/desk/SCK0001-01-002.desk-check.yaml';

/** The small project with a saved draft, a process, filled fields and an action that runs another one. */
const right: { readonly [file: string]: string } = {
  'catalog/types/saved.yaml': typeFile({
    type: 'object',
    required: ['kind', 'family'],
    properties: { kind: { type: 'string' }, family: { $ref: 'family' } },
  }),
  'catalog/calls/loadSaved.yaml': `call: loadSaved\npath: /api/load-saved\nsource: 想定\n${bodies({ resBody: { $ref: 'saved' } })}`,
  'catalog/calls/saveIt.yaml':
    'call: saveIt\npath: /api/save-it\nsource: 想定\n' +
    bodies({ reqBody: { type: 'object', properties: { kind: { type: 'string' } } }, resBody: { type: 'object' } }),
  'catalog/calls/assist.yaml':
    'call: assist\npath: /api/assist\nsource: 想定\n' +
    bodies({
      resBody: { type: 'object', properties: { name: { type: 'string' }, count: { type: 'number' } } },
    }),
  [SERVICE]: textOf(SERVICE)
    .replace(
      'facts:',
      `  process: { type: text, keep: session }
  saved: { type: saved, keep: draft }
draft:
  load: { call: loadSaved, into: state.saved }
  process: =state.saved.kind
  save: [{ call: saveIt, with: { kind: =state.saved.kind } }]
facts:`,
    )
    .replace(
      '    check: desk-check',
      `    type: 1
    process: new
    startsAlsoAt: [{ screen: desk-check, when: has(url.key) || intent.started }]
    check: desk-check`,
    ),
  [CHOOSE]: textOf(CHOOSE)
    .replace(
      'view:',
      `data:
  help: { call: assist, fills: { name: =help.name } }
view:
  - { link: 窓口, action: counter }
  - { link: 読み直す, action: again }`,
    )
    .replace(
      'actions:',
      `actions:
  counter: [{ act: again }]
  again: [{ set: { state.note: 読み直した } }, { restart: draft }]`,
    ),
};

interface Fault {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly rule: string;
  readonly suggestion?: string;
}

/** `⟦` marks where the one Problem stands. */
const faults: readonly Fault[] = [
  {
    what: 'fills an unknown field',
    file: CHOOSE,
    from: '{ name: =help.name }',
    to: '{ ⟦nane: =help.name }',
    rule: 'name/field',
    suggestion: 'name',
  },
  {
    what: 'fills with a value of another type',
    file: CHOOSE,
    from: '=help.name',
    to: '=⟦help.count',
    rule: 'expression/wrong-type',
  },
  {
    what: 'fills with an unknown member',
    file: CHOOSE,
    from: '=help.name',
    to: '=help.⟦nama',
    rule: 'expression/unknown-member',
    suggestion: 'name',
  },
  {
    what: 'act of an unknown action',
    file: CHOOSE,
    from: 'act: again',
    to: 'act: ⟦agian',
    rule: 'name/action',
    suggestion: 'again',
  },
  { what: 'act of itself', file: CHOOSE, from: '[{ act: again }]', to: '[⟦{ act: counter }]', rule: 'action/cycle' },
  { what: 'act in a circle', file: CHOOSE, from: '{ restart: draft }', to: '⟦{ act: counter }', rule: 'action/cycle' },
  {
    what: 'act outside a screen',
    file: SERVICE,
    from: 'bare: { leave: top }',
    to: 'bare: ⟦{ act: next }',
    rule: 'action/no-screen',
  },
  {
    what: 'a save that is no call',
    file: SERVICE,
    from: 'save: [{ call: saveIt, with: { kind: =state.saved.kind } }]',
    to: 'save: [⟦{ set: { state.done: true } }]',
    rule: 'draft/save',
  },
  {
    what: 'a process of the draft that is no text',
    file: SERVICE,
    from: 'process: =state.saved.kind',
    to: 'process: =⟦state.saved.family.members',
    rule: 'expression/wrong-type',
  },
  {
    what: 'a process without a state for it',
    file: SERVICE,
    from: '  process: { type: text, keep: session }\n',
    to: '',
    rule: 'flow/process-state',
  },
  {
    what: 'a process decided by what a flow cannot know',
    file: SERVICE,
    from: 'process: new',
    to: 'process: =⟦state.note',
    rule: 'expression/unknown-name',
  },
  {
    what: 'a start that reads an unknown parameter',
    file: SERVICE,
    from: 'has(url.key)',
    to: 'has(url.⟦kye)',
    rule: 'expression/unknown-member',
    suggestion: 'key',
  },
  {
    what: 'a start that asks too much of the apps',
    file: SERVICE,
    from: 'intent.started',
    to: 'intent.⟦startd',
    rule: 'expression/unknown-member',
    suggestion: 'started',
  },
  {
    what: 'restart of the draft without one',
    file: SERVICE,
    from: /draft:\n {2}load[\s\S]*?facts:/.exec(right[SERVICE] ?? '')?.[0] ?? '',
    to: 'facts:',
    rule: 'name/restart',
  },
  {
    what: 'a save of something else than the draft',
    file: CHOOSE,
    from: '[{ set: { state.note:',
    to: '[{ save: ⟦drafts }, { set: { state.note:',
    rule: 'name/draft',
    suggestion: 'draft',
  },
  {
    what: 'what nobody knows of the draft',
    file: CHOOSE,
    from: '[{ set: { state.note:',
    to: '[{ save: draft }, { when: draft.⟦save, set: { state.note:',
    rule: 'expression/unknown-member',
    suggestion: 'saved',
  },
  {
    what: 'data named like the draft',
    file: CHECK,
    from: 'data:\n',
    to: 'data:\n  ⟦draft: { call: status }\n',
    rule: 'data/draft',
  },
  {
    what: 'a flow condition that reads the address',
    file: CHOOSE,
    from: 'title: 選択',
    to: 'title: 選択\ndoneWhen: ⟦url.x == 1',
    rule: 'expression/unknown-name',
  },
];

describe('flow rules: one mistake gives one Problem, at its place', () => {
  it('the project without the mistake is right', () => {
    expect(loadSmall(right).problems).toEqual([]);
  });

  it('on its screens a draft is there, and may be read without a test', () => {
    const reading = (file: string) =>
      (right[file] ?? textOf(file)).replace('view:', 'view:\n  - text: "${state.saved.kind}です。"');
    expect(loadSmall({ ...right, [CHOOSE]: reading(CHOOSE) }).problems).toEqual([]);
  });

  it.each(faults)('$what', ({ file, from, to, rule, suggestion }) => {
    const text = right[file] ?? textOf(file);
    if (text.split(from).length !== 2) throw new Error(`"${from}" must stand once in ${file}`);
    const marked = text.replace(from, () => to);
    const offset = marked.indexOf('⟦');
    const before = marked.slice(0, offset).split('\n');
    const { problems } = loadSmall({ ...right, [file]: marked.replace('⟦', '') });
    expect(problems.map((problem) => problem.rule)).toEqual([rule]);
    const place = { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
    if (offset !== -1) expect(problems[0]?.place).toEqual(place);
    expect(problems[0]?.suggestion).toBe(suggestion);
    expect(problems[0]?.message).toMatch(/[ぁ-ん].*。/);
  });
});
