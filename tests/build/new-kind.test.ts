import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { collectVocabulary, refreshRegistry } from '../../scripts/build/vocabulary.ts';
import { checkProject } from '../../scripts/check/check-project.ts';
import { guideSections } from '../../scripts/guide/sections.ts';
import { readFlow } from '../../src/flow/paths/read-flow.ts';
import { editorSchemas } from '../../src/load/editor/editor-schema.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { baseFiles, brief, root, rules, withFiles } from '../lint/project.ts';

/** Cards between two lines: texts, a list of items, conditions, an action, a place and blocks inside. */
const descriptor = `import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind: BlockKind = {
  kind: 'divider',
  says: '区切りの線と、その下のカード。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['divider'],
    properties: {
      divider: { 'x-kind': 'text', 'x-as': 'text', description: '線の上の文。' },
      cards: {
        type: 'array',
        default: [],
        description: 'カード。',
        items: {
          type: 'object',
          'x-lead': 'label',
          'x-items': 'each',
          additionalProperties: false,
          required: ['label'],
          properties: {
            each: { 'x-kind': 'expression', 'x-type': 'list', default: null, description: '並び。' },
            label: { 'x-kind': 'text', 'x-item': true, description: '見出し。' },
            to: { 'x-kind': 'place', default: null, description: '行き先。' },
            action: { 'x-kind': 'name:action', default: null, description: 'アクション。' },
            shownWhen: { 'x-kind': 'condition', 'x-guard': true, default: null, description: '条件。' },
          },
        },
      },
      below: { 'x-kind': 'blocks', 'x-as': 'blocks', default: [], description: '線の下。' },
    },
  },
  inDialog: 'no',
  late: true,
};
`;
const component = `export default function Divider() {
  return <hr />;
}
`;

/** Hands a person over to another screen, unless it is refused: values, an expression's condition, steps inside, a way on, an end. */
const stepDescriptor = `import type { StepKind } from '../../model/vocabulary.ts';

export const stepKind: StepKind = {
  kind: 'handOver',
  says: '別の画面に引きつぎます。',
  options: {
    type: 'object',
    required: ['handOver'],
    additionalProperties: false,
    properties: {
      handOver: { type: 'string', 'x-kind': 'name:screen', description: '行き先。' },
      with: { type: 'object', default: {}, additionalProperties: { 'x-kind': 'value' }, description: '渡す値。' },
      onRefused: { 'x-kind': 'steps', default: [], description: '断られたとき。' },
    },
  },
  effects: [
    { do: 'run', steps: 'onRefused', how: 'aside', words: '断られた' },
    { do: 'go', to: 'handOver', otherwise: 'else', with: 'with', from: 'from' },
    { do: 'end' },
  ],
};
`;
const runner = 'export async function run() {}\n';

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** A copy of the project with a block's folder more, and a step's. */
function copyWith(files: { readonly [name: string]: string }): string {
  const copy = mkdtempSync(join(tmpdir(), 'madoguchi-block-'));
  copies.push(copy);
  mkdirSync(join(copy, 'src'));
  const linked = readdirSync(join(root, 'src')).filter((name) => name !== 'blocks' && name !== 'steps');
  for (const name of ['catalog', 'node_modules', 'package.json', ...linked.map((folder) => `src/${folder}`)])
    symlinkSync(join(root, name), join(copy, name));
  for (const name of ['src/blocks', 'src/steps']) cpSync(join(root, name), join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'src/steps/handOver'));
  writeFileSync(join(copy, 'src/steps/handOver/step.ts'), stepDescriptor);
  writeFileSync(join(copy, 'src/steps/handOver/run.ts'), runner);
  mkdirSync(join(copy, 'src/blocks/divider'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(copy, 'src/blocks/divider', name), text);
  return copy;
}

const copy = copyWith({ 'block.ts': descriptor, 'component.tsx': component });
const vocabulary: Vocabulary = await collectVocabulary(copy);

const FILE = 'screens/sample/SMP0001-01-001.yaml';
const screenOf = (view: string, more = '') =>
  `id: SMP0001-01-001\nname: sample-first\npath: first/\ntitle: 見本の画面\ndata:\n  card: { call: status }\nview:\n${view}\n${more}`;
const checked = (view: string, more = '') =>
  checkProject(withFiles(baseFiles, { [FILE]: screenOf(view, more) }), vocabulary, rules);
const told = (view: string, more = '') =>
  checked(view, more)
    .problems.filter(({ place }) => place.file === FILE)
    .map(brief);
const at = (line: number, column: number) => `${FILE}:${line}:${column}`;

const go = 'actions:\n  leave: [{ go: sample-second }]';

describe('a block kind is its folder', () => {
  it('a view that uses it without a mistake is accepted', () => {
    const view =
      '  - divider: ${card.note}\n    cards: [{ label: 進む, action: leave }]\n    below: [{ text: 下の文です。 }]';
    expect(told(view, go)).toEqual([]);
  });

  it.each([
    ['a misspelt name in its text', '  - divider: ${state.misspelt}', '', `expression/unknown-member ${at(8, 22)}`],
    ['a misspelt option', '  - { divider: 文, card: [] }', '', `schema/unknown-key ${at(8, 19)}`],
    ['a misspelt kind', '  - dividr: 文', '', `block/unknown-kind ${at(8, 5)}`],
    [
      'a value of a wrong type',
      '  - { divider: 文, cards: [{ each: card.note, label: 進む, action: leave }] }',
      go,
      `expression/wrong-type ${at(8, 35)}`,
    ],
    [
      'an action that is not there',
      '  - { divider: 文, cards: [{ label: 進む, action: leav }] }',
      go,
      `name/action ${at(8, 48)}`,
    ],
    [
      'a place that is not there',
      '  - { divider: 文, cards: [{ label: 進む, to: sample-third }] }',
      '',
      `name/place ${at(8, 44)}`,
    ],
    [
      'two targets',
      '  - { divider: 文, cards: [{ label: 進む, to: sample-second, action: leave }] }',
      go,
      `schema/one-of ${at(8, 27)}`,
    ],
    ['an empty label', '  - { divider: 文, cards: [{ label: "", action: leave }] }', go, `button-label ${at(8, 36)}`],
    [
      'a mistake in a block inside',
      '  - { divider: 文, below: [{ text: "${card.nota}" }] }',
      '',
      `expression/unknown-member ${at(8, 43)}`,
    ],
    [
      'a way to itself',
      '  - { divider: 文, cards: [{ label: 進む, to: sample-first }] }',
      '',
      `go-to-itself ${at(8, 27)}`,
    ],
    [
      'a condition that never holds',
      '  - { divider: 文, cards: [{ label: 進む, action: leave, shownWhen: card.done && !card.done }] }',
      go,
      `condition-never ${at(8, 66)}`,
    ],
  ])('%s is told', (_mistake, view, more, problem) => {
    expect(told(view, more)).toEqual(expect.arrayContaining([problem]));
  });

  it('it may stand where it says', () => {
    const dialog =
      'dialogs:\n  more:\n    title: 説明\n    view: [{ divider: 文 }]\n    buttons: [{ id: ok, label: とじる, escape: true }]';
    expect(told('  - { link: くわしく, dialog: more }', dialog)).toEqual([`dialog/block ${at(12, 12)}`]);
  });

  it('its links are edges of the flow graph, under their conditions', () => {
    const { project } = checked(
      "  - { divider: 文, cards: [{ label: 進む, action: leave }, { label: 見る, to: portalTop, shownWhen: card.note == 'a' }] }",
      go,
    );
    const { graph } = readFlow(project, vocabulary);
    const edges = graph.edges.filter(({ from }) => from === 'screen:sample-first');
    const ways = edges.map(({ trigger, to, conditions }) => [
      trigger,
      to,
      conditions.map(({ expression }) => expression.source),
    ]);
    expect(ways).toContainEqual(['action:leave', 'screen:sample-second', []]);
    expect(ways).toContainEqual(['link:portalTop', 'address:portalTop', ["card.note == 'a'"]]);
  });

  it('what a link names is found out once, for the browser', () => {
    const { project } = checked('  - { divider: 文, cards: [{ label: 進む, to: portalTop }] }');
    const [block] = project.screens.find(({ name }) => name === 'sample-first')?.view ?? [];
    expect(block).toMatchObject({ kind: 'divider', text: '文', cards: [{ to: { address: 'portalTop' } }] });
  });

  it('the renderer, editors and the guide have it', () => {
    refreshRegistry(copy, vocabulary);
    const read = (file: string) => readFileSync(join(copy, 'build', file), 'utf8');
    expect(read('lazy.ts')).toContain("divider: () => import('../src/blocks/divider/component.tsx')");
    expect(read('blocks.ts')).not.toContain('divider');
    const schema = JSON.parse(readFileSync(join(root, 'schemas/screen.schema.json'), 'utf8')) as JsonSchema;
    const parts = JSON.parse(readFileSync(join(root, 'schemas/parts.schema.json'), 'utf8')) as JsonSchema;
    const editor = editorSchemas(vocabulary, { screen: schema, parts })['screen.schema.json'];
    expect(editor?.$defs?.block?.anyOf?.map(({ title }) => title)).toContain('divider');
    expect(guideSections(vocabulary, parts, rules).blocks).toContain('| `divider` | 区切りの線と、その下のカード。 |');
  });
});

describe('a block kind that nobody could read is refused when the kinds are collected', () => {
  it.each([
    [
      'says how no member is evaluated',
      ["'x-kind': 'text', 'x-as': 'text', ", ''],
      'divider.divider: neither an x-kind nor a plain type',
    ],
    [
      'has an annotation that nobody knows',
      ["'x-lead': 'label'", "'x-leads': 'label'"],
      'divider.cards[]: no reader knows x-leads',
    ],
    [
      'is read in a way of its own',
      ["'x-kind': 'text', 'x-item'", "'x-kind': 'steps', 'x-item'"],
      'divider.cards[].label: blocks cannot have x-kind steps',
    ],
    [
      'hides the blocks inside',
      ["'x-kind': 'blocks', 'x-as': 'blocks'", "'x-kind': 'blocks'"],
      'divider.below: must be called blocks in the model (x-as), as in every kind',
    ],
  ])('one that %s', async (_what, [from = '', to = ''], message) => {
    const odd = copyWith({ 'block.ts': descriptor.replace(from, to), 'component.tsx': component });
    await expect(collectVocabulary(odd)).rejects.toThrow(message);
  });

  it('one that nothing draws', async () => {
    const odd = copyWith({ 'block.ts': descriptor });
    await expect(collectVocabulary(odd)).rejects.toThrow('src/blocks/divider/component.tsx is missing');
  });
});

describe('a step kind is its folder', () => {
  const view = '  - { button: 進む, action: on }';
  const steps = (list: string) => `actions:\n  on: ${list}`;

  it('steps that use it without a mistake are accepted', () => {
    const list = '[{ handOver: sample-second, onRefused: [{ leave: portalTop }] }]';
    expect(told(view, steps(list))).toEqual([]);
  });

  it.each([
    ['a screen that is not there', '[{ handOver: sample-third }]', `name/screen ${at(10, 20)}`],
    ['a misspelt option', '[{ handOver: sample-second, wiht: {} }]', `schema/unknown-key ${at(10, 35)}`],
    [
      'a misspelt name in a value',
      '[{ handOver: sample-second, with: { note: =card.nota } }]',
      `expression/unknown-member ${at(10, 55)}`,
    ],
    [
      'a mistake in the steps inside',
      '[{ handOver: sample-second, onRefused: [{ leave: portalTopp }] }]',
      `name/address ${at(10, 56)}`,
    ],
    ['a step after it', '[{ handOver: sample-second }, { leave: portalTop }]', `steps-after-end ${at(10, 37)}`],
    [
      'a value that the screen does not take',
      '[{ handOver: sample-second, with: { note: a } }]',
      `go-with-unknown ${at(10, 8)}`,
    ],
    ['a way to itself', '[{ handOver: sample-first }]', `go-to-itself ${at(10, 8)}`],
  ])('%s is told', (_mistake, list, problem) => {
    expect(told(view, steps(list))).toEqual(expect.arrayContaining([problem]));
  });

  it('what it does are edges of the flow graph', () => {
    const list = "[{ handOver: sample-second, onRefused: [{ when: card.note == 'a', leave: portalTop }] }]";
    const { graph } = readFlow(checked(view, steps(list)).project, vocabulary);
    const ways = graph.edges
      .filter(({ from, trigger }) => from === 'screen:sample-first' && trigger === 'action:on')
      .map(({ to, label }) => [to, label]);
    expect(ways).toContainEqual(['screen:sample-second', '進む']);
    expect(ways).toContainEqual(['address:portalTop', '断られた']);
    expect(ways).toContainEqual(['stay:sample-first', '断られた']);
  });

  it('the run-time, editors and the guide have it', () => {
    refreshRegistry(copy, vocabulary);
    expect(readFileSync(join(copy, 'build/registry.ts'), 'utf8')).toContain('handOver: runHandOver,');
    const parts = JSON.parse(readFileSync(join(root, 'schemas/parts.schema.json'), 'utf8')) as JsonSchema;
    const editor = editorSchemas(vocabulary, { screen: {}, parts })['screen.schema.json'];
    expect(editor?.$defs?.step?.anyOf?.map(({ title }) => title)).toContain('handOver');
    expect(guideSections(vocabulary, parts, rules).steps).toContain('| `handOver` | 別の画面に引きつぎます。 |');
  });
});
