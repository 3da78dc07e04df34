import { existsSync, readFileSync } from 'node:fs';
import { type Cover, coverFile } from '../../stories/cover/cover-file.ts';
import { testStories } from './play-in-page.ts';

/**
 * The few that meet everything a story meets: each widget, block, step, kind of dialog and page (`tests/stories/cover`). The unit tests choose them;
 * until they have, all are played.
 */
const cover = existsSync(coverFile) ? (JSON.parse(readFileSync(coverFile, 'utf8')) as Cover) : null;

testStories((name) => cover === null || cover.stories.includes(name));
