import { expect, it } from 'vitest';
import { BEGUN, STORY } from './fault-files.ts';
import { loadSmall, textOf } from './small-project.ts';

const circlesIn = (changed: Readonly<Record<string, string>>) =>
  loadSmall(changed)
    .problems.filter(({ rule }) => rule === 'story/begins-circle')
    .map(({ place }) => place.file)
    .sort();

it('a circle of stories is told at each of them', () => {
  expect(circlesIn({ [STORY]: textOf(STORY).replace('steps:', 'begins: begun\nsteps:') })).toEqual([BEGUN, STORY]);
});

it('not at one that only begins with a story of the circle', () => {
  const outside = STORY.replace('choose', 'outside');
  const changed = {
    [STORY]: textOf(STORY).replace('steps:', 'begins: begun\nsteps:'),
    [outside]: textOf(BEGUN).replace('begins: choose', 'begins: begun'),
  };
  expect(circlesIn(changed)).toEqual([BEGUN, STORY]);
});
