import { existsSync, readFileSync } from 'node:fs';
import { type Cover, coverFile } from '../cover/cover-file.ts';
import { provedIn } from './browsers.ts';
import { mainStories } from './main-stories.ts';
import { testStoriesIn } from './test-stories.ts';

/** Those that `npm test` plays in Chromium; until they have been chosen, all. */
const cover = existsSync(coverFile) ? (JSON.parse(readFileSync(coverFile, 'utf8')) as Cover) : null;

for (const name of provedIn)
  testStoriesIn(name, (story) => cover === null || [...cover.stories, ...mainStories].includes(story));
