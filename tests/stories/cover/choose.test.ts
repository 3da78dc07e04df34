import { expect, it } from 'vitest';
import { chooseStories } from './choose.ts';

const met = (story: string, steps: number, items: string) => ({ story, steps, items: new Set(items) });

it('takes the story that adds most, until everything is met', () => {
  expect(chooseStories([met('a', 1, 'x'), met('b', 9, 'xyz'), met('c', 1, 'w')])).toEqual(['b', 'c']);
});

it('of stories that add as much takes the shorter, then the first by name, whatever their order', () => {
  const same = [met('long', 5, 'x'), met('z', 2, 'x'), met('a', 2, 'x')];
  expect(chooseStories(same)).toEqual(['a']);
  expect(chooseStories([...same].reverse())).toEqual(['a']);
});

it('drops a story that later ones have made needless', () => {
  expect(chooseStories([met('wide', 3, 'bcde'), met('left', 1, 'abc'), met('right', 1, 'def')])).toEqual([
    'left',
    'right',
  ]);
});

it('chooses nothing where there is nothing to meet', () => {
  expect(chooseStories([])).toEqual([]);
});
