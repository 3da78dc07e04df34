import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureText, playStory } from '../../../src/stories/play-story.ts';
import { kinds, loadStories } from '../all-stories.ts';
import { keepingFocus } from '../browser/keeping-focus.ts';
import { type Cover, coverFile } from '../cover/cover-file.ts';
import { titleOf } from '../title.ts';
import { browsers, provedIn } from './browsers.ts';
import { whyNot } from './installed.ts';
import { openWebdriver } from './open-webdriver.ts';

/** Those that `npm test` plays in Chromium; until they have been chosen, all. */
const cover = existsSync(coverFile) ? (JSON.parse(readFileSync(coverFile, 'utf8')) as Cover) : null;

const { project, stories } = loadStories();
const played = stories.filter(({ name }) => cover === null || cover.stories.includes(name));

describe.each(provedIn)('stories in %s', (name) => {
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
