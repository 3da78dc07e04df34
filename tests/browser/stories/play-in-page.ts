import { vocabulary } from '../../../build/vocabulary.ts';
import type { Story } from '../../../src/model/story.ts';
import { failureText, playStory, type StorySteps } from '../../../src/stories/play-story.ts';
import { keepingFocus } from '../../stories/browser/keeping-focus.ts';
import { inChromium } from '../../stories/chromium/driver.ts';
import { titleOf } from '../../stories/title.ts';
import { expect, test } from '../harness/test.ts';
import { project, stories } from './real-project.ts';

/** A test for each story of these names; after every step the focus is where it can be told. */
export function testStories(isPlayed: (name: string) => boolean): void {
  const played = stories.filter(({ name }) => isPlayed(name));
  for (const story of played.filter(({ person }) => person !== null)) testStory(story);
  // Where nobody has a copy of a sample person, what is changed is there for all.
  test.describe('one after the other', () => {
    test.describe.configure({ mode: 'default' });
    for (const story of played.filter(({ person }) => person === null)) testStory(story);
  });
}

function testStory(story: Story): void {
  test(titleOf(story), async ({ page, portal }) => {
    const driver = await inChromium(page, project, vocabulary, portal.origin);
    // The vocabulary was collected from the same files.
    const kinds = keepingFocus(driver.focus, vocabulary.storySteps as unknown as StorySteps);
    const stopped = await playStory(story, project, driver, kinds);
    expect(stopped === null ? '' : failureText(story, stopped)).toBe('');
  });
}
