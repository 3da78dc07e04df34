import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { collectVocabulary, refreshRegistry } from '../../scripts/build/vocabulary.ts';
import { guideSections } from '../../scripts/guide/sections.ts';
import { readFlow } from '../../src/flow/paths/read-flow.ts';
import { editorSchemas } from '../../src/load/editor/editor-schema.ts';
import { oddImplied } from '../../src/load/gather/odd-implied.ts';
import { oddEffects } from '../../src/load/steps/odd-effects.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { stepKind as poll } from '../../src/steps/poll/step.ts';
import { root, rules } from '../lint/project.ts';
import { at, component, copyWith, descriptor, kindsAtWork, removed, stepDescriptor } from './copy-with-kinds.ts';

const copy = copyWith({ 'block.ts': descriptor, 'component.tsx': component });
afterAll(() => removed(copy));
const kinds = kindsAtWork(await collectVocabulary(copy));

describe('a step kind is its folder', () => {
  const view = '  - { button: 進む, action: on }';
  const steps = (list: string) => `actions:\n  on: ${list}`;

  it('steps that use it without a mistake are accepted', () => {
    const list = '[{ handOver: sample-second, onRefused: [{ leave: portalTop }] }]';
    expect(kinds.told(view, steps(list))).toEqual([]);
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
    expect(kinds.told(view, steps(list))).toEqual(expect.arrayContaining([problem]));
  });

  it('what it does are edges of the flow graph', () => {
    const list = "[{ handOver: sample-second, onRefused: [{ when: card.note == 'a', leave: portalTop }] }]";
    const { graph } = readFlow(kinds.checked(view, steps(list)).project, kinds.vocabulary);
    const ways = graph.edges
      .filter(({ from, trigger }) => from === 'screen:sample-first' && trigger === 'action:on')
      .map(({ to, label }) => [to, label]);
    expect(ways).toContainEqual(['screen:sample-second', '進む']);
    expect(ways).toContainEqual(['address:portalTop', '断られた']);
    expect(ways).toContainEqual(['stay:sample-first', '断られた']);
  });

  it('the run-time, editors and the guide have it', () => {
    refreshRegistry(copy, kinds.vocabulary);
    expect(readFileSync(join(copy, 'build/registry.ts'), 'utf8')).toContain('handOver: runHandOver,');
    const parts = JSON.parse(readFileSync(join(root, 'schemas/parts.schema.json'), 'utf8')) as JsonSchema;
    const editor = editorSchemas(kinds.vocabulary, { screen: {}, parts })['screen.schema.json'];
    expect(editor?.$defs?.step?.anyOf?.map(({ title }) => title)).toContain('handOver');
    expect(guideSections(kinds.vocabulary, parts, rules).steps).toContain('| `handOver` | 別の画面に引きつぎます。 |');
  });
});

it('a step kind whose effects name what is no option is refused when the kinds are collected', async () => {
  const odd = copyWith({ 'block.ts': descriptor, 'component.tsx': component });
  onTestFinished(() => removed(odd));
  writeFileSync(
    join(odd, 'src/steps/handOver/step.ts'),
    stepDescriptor.replace("steps: 'onRefused'", "steps: 'onRefuse'"),
  );
  await expect(collectVocabulary(odd)).rejects.toThrow('handOver: the effect run names onRefuse, which is no option');
});

it('an option within an option is named as a path, and refused likewise', () => {
  const odd = (ifSet: string) => oddEffects({ ...poll, effects: [{ do: 'stay', via: 'cancel', ifSet }] });
  expect(odd('waiting.cancel')).toEqual([]);
  expect(odd('waiting.cancell')).toEqual(['poll: the effect stay names waiting.cancell, which is no option']);
  expect(odd('wait.cancel')).toHaveLength(1);
});

it('an input implies constraints', () => {
  const { widgets, constraints } = kinds.vocabulary;
  const { number } = widgets;
  if (number === undefined) throw new Error('There is no input of numbers.');
  const odd = { ...number, implies: { writtenNumberr: true, exactNumber: true } };
  expect(oddImplied({ widgets, constraints })).toEqual([]);
  expect(oddImplied({ widgets: { odd }, constraints })).toEqual([
    'odd: implies writtenNumberr, which is no constraint',
  ]);
});
