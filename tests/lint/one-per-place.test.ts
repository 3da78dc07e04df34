import { expect, it } from 'vitest';
import { onePerPlace } from '../../src/lint/reading/one-per-place.ts';

const finding = (file: string, line: number, message: string) => ({ place: { file, line, column: 3 }, message });

it('what several screens have from one template is told once, where it stands', () => {
  const told = [finding('a.yaml', 7, 'of the first'), finding('b.yaml', 7, 'another'), finding('a.yaml', 7, 'of both')];
  expect(onePerPlace(told)).toEqual([finding('a.yaml', 7, 'of both'), finding('b.yaml', 7, 'another')]);
});
