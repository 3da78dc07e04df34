import { expect, it } from 'vitest';
import { loadStories } from '../all-stories.ts';
import { mainStories } from './main-stories.ts';

it('every service with stories has one that is played in every engine, and each of them is there', () => {
  const { stories } = loadStories();
  const main = stories.filter(({ name }) => mainStories.includes(name));
  expect(main.map(({ name }) => name).sort()).toEqual([...mainStories].sort());
  expect(main.map(({ service }) => service).sort()).toEqual([...new Set(stories.map(({ service }) => service))].sort());
});
