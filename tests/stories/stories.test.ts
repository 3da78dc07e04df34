import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureText, playStory } from '../../src/stories/play-story.ts';
import { kinds, loadStories } from './all-stories.ts';
import { inProcess } from './in-process/driver.ts';
import { openRealPortal, type RealPortal } from './real-portal.ts';
import { titleOf } from './title.ts';

const { project, stories, problems } = loadStories();

/** One for all: each login is to a fresh copy of the person. */
let portal: RealPortal;
beforeAll(async () => {
  portal = await openRealPortal();
}, 120_000);
afterAll(() => portal.close());

it('every story can be read', () => {
  expect(problems).toEqual([]);
});

describe('stories, without a picture', () => {
  it.each(stories.map((story) => [titleOf(story), story] as const))('%s', async (_title, story) => {
    const driver = inProcess(project, portal.origin);
    const stopped = await playStory(story, project, driver, kinds);
    await driver.close();
    expect(stopped === null ? '' : failureText(story, stopped)).toBe('');
  });
});
