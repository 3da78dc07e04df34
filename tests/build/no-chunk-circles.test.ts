import { expect, it } from 'vitest';
import { circleOf } from '../../scripts/build/no-chunk-circles.ts';

const chunk = (fileName: string, ...imports: readonly string[]) => ({ fileName, imports });

it.each([
  ['none', [chunk('entry', 'a', 'b'), chunk('a', 'shared'), chunk('b', 'shared', 'a'), chunk('shared')], null],
  ['two that import each other', [chunk('entry', 'a'), chunk('a', 'b'), chunk('b', 'a')], ['a', 'b', 'a']],
  [
    'one that nothing imports',
    [chunk('entry'), chunk('a', 'b'), chunk('b', 'c'), chunk('c', 'a')],
    ['a', 'b', 'c', 'a'],
  ],
  ['what is no chunk of ours', [chunk('entry', 'external')], null],
])('circles of chunks: %s', (_, chunks, expected) => {
  expect(circleOf(chunks)).toEqual(expected);
});
