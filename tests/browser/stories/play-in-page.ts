import { vocabulary } from '../../../build/vocabulary.ts';
import { failureText, playStory, type StorySteps } from '../../../src/stories/play-story.ts';
import { keepingFocus } from '../../stories/browser/keeping-focus.ts';
import { inChromium } from '../../stories/chromium/driver.ts';
import { titleOf } from '../../stories/title.ts';
import { expect, test } from '../harness/test.ts';
import { project, stories } from './real-project.ts';

/** A test for each story of these names; after every step the focus is where it can be told. */
export function testStories(isPlayed: (name: string) => boolean): void {
  for (const story of stories.filter(({ name }) => isPlayed(name)))
    test(titleOf(story), async ({ page, portal }) => {
      const driver = await inChromium(page, project, vocabulary, portal.origin);
      // The vocabulary was collected from the same files.
      const kinds = keepingFocus(driver.focus, vocabulary.storySteps as unknown as StorySteps);
      const stopped = await playStory(story, project, driver, kinds);
      expect(stopped === null ? '' : failureText(story, stopped)).toBe('');
    });
}
