import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureText, playStory } from '../../../src/stories/play-story.ts';
import { kinds, loadStories } from '../all-stories.ts';
import { keepingFocus } from '../browser/keeping-focus.ts';
import { titleOf } from '../title.ts';
import { browsers } from './browsers.ts';
import { whyNot } from './installed.ts';
import { openWebdriver } from './open-webdriver.ts';

const { project, stories } = loadStories();

/** A test for each story of these names in that browser; after every step the focus is where it can be told. Where it is not installed, it is skipped. */
export function testStoriesIn(name: string, isPlayed: (story: string) => boolean): void {
  describe(`stories in ${name}`, () => {
    const browser = browsers[name];
    const missing = browser === undefined ? `no browser ${name}` : whyNot(browser);
    if (browser === undefined || missing !== null) {
      it('are played where it is installed', ({ skip }) => skip(missing ?? ''));
      return;
    }

    let playing: Awaited<ReturnType<typeof openWebdriver>>;
    beforeAll(async () => {
      playing = await openWebdriver(project, browser);
    }, 200_000);
    afterAll(() => playing.close());

    const played = stories.filter((story) => isPlayed(story.name));
    it.each(played.map((story) => [titleOf(story), story] as const))(
      '%s',
      { timeout: 300_000 },
      async (_title, story) => {
        const driver = await playing.open();
        try {
          const stopped = await playStory(story, project, driver, keepingFocus(driver.focus, kinds));
          expect(stopped === null ? '' : failureText(story, stopped)).toBe('');
        } finally {
          await driver.close();
        }
      },
    );
  });
}
