import { expect, it } from 'vitest';
import { withChunkMarks } from '../../scripts/build/with-chunk-marks.ts';

const users: { readonly [name: string]: readonly string[] } = {
  own: ['licence'],
  alike: ['licence'],
  alikeElsewhere: ['register'],
  shared: ['register', 'licence'],
  byMany: ['register', 'licence', 'pension'],
  frame: [],
  data: ['licence'],
};
const sources = [
  ['own', 'export const own = 1;'],
  ['alike', 'export const alike = 1;'],
  ['alikeElsewhere', 'export const alike = 1;'],
  ['shared', 'export const shared = 1;'],
  ['byMany', 'export const many = 1;'],
  ['frame', 'export const frame = 1;'],
  ['data', 'import { problems } from "../../src/forms/data-form/definition-problems.ts";'],
] as const;

const marked = new Map(withChunkMarks('calls', sources, (name) => users[name] ?? []));

it.each([
  ['what one service needs', 'own', 'calls-licence'],
  ['what two share', 'shared', 'calls-licence-register'],
  ['one shape that each of two needs', 'alike', 'calls-licence-register'],
  ['the same under its other name', 'alikeElsewhere', 'calls-licence-register'],
  ['what more need', 'byMany', 'calls'],
  ['what the frame needs', 'frame', 'calls'],
])('%s has a chunk', (_, name, chunk) => {
  const source = sources.find(([of]) => of === name)?.[1] ?? '';
  expect(marked.get(name)).toBe(`// chunk: ${chunk}\n${source}`);
});

it('what brings the code of inputs that come as data stays by itself', () => {
  expect(marked.get('data')).toBe(sources.find(([name]) => name === 'data')?.[1]);
});
