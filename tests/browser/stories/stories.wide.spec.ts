import { existsSync, readFileSync } from 'node:fs';
import { type Cover, coverFile } from '../../stories/cover/cover-file.ts';
import { dueOf } from '../../turn.ts';
import { testStories } from './play-in-page.ts';

/**
 * The few that meet everything a story meets: each widget, block, step, kind of dialog and page (`tests/stories/cover`). In turns. The unit tests choose them;
 * until they have, all are played.
 */
const cover = existsSync(coverFile) ? (JSON.parse(readFileSync(coverFile, 'utf8')) as Cover) : null;

const due = cover && dueOf(cover.stories);

testStories((name) => due === null || due.includes(name));
