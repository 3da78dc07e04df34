import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { collectVocabulary, refreshRegistry } from '../../scripts/build/vocabulary.ts';
import { guideSections } from '../../scripts/guide/sections.ts';
import { readFlow } from '../../src/flow/paths/read-flow.ts';
import { editorSchemas } from '../../src/load/editor/editor-schema.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { root, rules } from '../lint/project.ts';
import { at, component, copyWith, descriptor, kindsAtWork, removed } from './copy-with-kinds.ts';

const copy = copyWith({ 'block.ts': descriptor, 'component.tsx': component });
afterAll(() => removed(copy));
const kinds = kindsAtWork(await collectVocabulary(copy));
const go = 'actions:\n  leave: [{ go: sample-second }]';

describe('a block kind is its folder', () => {
  it('a view that uses it without a mistake is accepted', () => {
    const view =
      '  - divider: ${card.note}\n    cards: [{ label: 進む, action: leave }]\n    below: [{ text: 下の文です。 }]';
    expect(kinds.told(view, go)).toEqual([]);
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
    expect(kinds.told(view, more)).toEqual(expect.arrayContaining([problem]));
  });

  it('it may stand where it says', () => {
    const dialog =
      'dialogs:\n  more:\n    title: 説明\n    view: [{ divider: 文 }]\n    buttons: [{ id: ok, label: とじる, escape: true }]';
    expect(kinds.told('  - { link: くわしく, dialog: more }', dialog)).toEqual([`dialog/block ${at(12, 12)}`]);
  });

  it('its links are edges of the flow graph, under their conditions', () => {
    const { project } = kinds.checked(
      "  - { divider: 文, cards: [{ label: 進む, action: leave }, { label: 見る, to: portalTop, shownWhen: card.note == 'a' }] }",
      go,
    );
    const { graph } = readFlow(project, kinds.vocabulary);
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
    const { project } = kinds.checked('  - { divider: 文, cards: [{ label: 進む, to: portalTop }] }');
    const [block] = project.screens.find(({ name }) => name === 'sample-first')?.view ?? [];
    expect(block).toMatchObject({ kind: 'divider', text: '文', cards: [{ to: { address: 'portalTop' } }] });
  });

  it('the renderer, editors and the guide have it', () => {
    refreshRegistry(copy, kinds.vocabulary);
    const read = (file: string) => readFileSync(join(copy, 'build', file), 'utf8');
    expect(read('lazy.ts')).toContain("divider: () => import('../src/blocks/divider/component.tsx')");
    expect(read('blocks.ts')).not.toContain('divider');
    const schema = JSON.parse(readFileSync(join(root, 'schemas/screen.schema.json'), 'utf8')) as JsonSchema;
    const parts = JSON.parse(readFileSync(join(root, 'schemas/parts.schema.json'), 'utf8')) as JsonSchema;
    const editor = editorSchemas(kinds.vocabulary, { screen: schema, parts })['screen.schema.json'];
    expect(editor?.$defs?.block?.anyOf?.map(({ title }) => title)).toContain('divider');
    expect(guideSections(kinds.vocabulary, parts, rules).blocks).toContain(
      '| `divider` | 区切りの線と、その下のカード。 |',
    );
  });
});

describe('a block kind that nobody could read is refused when the kinds are collected', () => {
  it.each([
    [
      'can be pressed and does not say so',
      ["          'x-lead': 'label',\n", ''],
      'divider.cards[]: to, action can be pressed: x-lead is missing',
    ],
    [
      'names a label that is not there',
      ["'x-lead': 'label'", "'x-lead': 'lable'"],
      'divider.cards[]: x-lead names lable, which is no member',
    ],
    [
      'asks a condition that decides nothing',
      [", 'x-guard': true", ''],
      'divider.cards[].shownWhen: a condition decides something: x-guard, or x-current',
    ],
    [
      'names what nobody can look up',
      ["'name:action'", "'name:acton'"],
      'divider.cards[].action: blocks cannot have x-kind name:acton',
    ],
    [
      'has words that nobody reads as words',
      ["'x-kind': 'text', 'x-as': 'text'", "type: 'string'"],
      'divider.divider: words that people read are x-kind text',
    ],
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
    onTestFinished(() => removed(odd));
    await expect(collectVocabulary(odd)).rejects.toThrow(message);
  });

  it('one that nothing draws', async () => {
    const odd = copyWith({ 'block.ts': descriptor });
    onTestFinished(() => removed(odd));
    await expect(collectVocabulary(odd)).rejects.toThrow('src/blocks/divider/component.tsx is missing');
  });
});
