import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureText, playStory } from '../../src/stories/play-story.ts';
import { vocabulary } from '../load/vocabulary.ts';
import { misjudged, unsaid } from '../outcomes/claim-ways.ts';
import { kinds, loadStories } from './all-stories.ts';
import { chooseStories, type Met } from './cover/choose.ts';
import { type Cover, coverFile } from './cover/cover-file.ts';
import { itemsOf } from './cover/items.ts';
import { metByWriting } from './cover/met-by-writing.ts';
import { unmet } from './cover/unmet.ts';
import { wanted } from './cover/wanted.ts';
import { watched } from './cover/watched.ts';
import { openRealPortal, type RealPortal } from './real-portal.ts';
import { titleOf } from './title.ts';
import { unanswered } from './unanswered.ts';

const { project, stories, problems, unfinished } = loadStories();
const played: Met[] = [];
/** Paths of calls to which the real server gave what was asked for. */
const answered = new Set<string>();
/** Names of the claims that some story showed; each was held against the records, the wire or the storage where it stood. */
const said = new Set<string>();

/** One for all: each login is to a fresh copy of the person. */
let portal: RealPortal;
beforeAll(async () => {
  portal = await openRealPortal();
}, 120_000);
afterAll(() => portal.close());

it('every story can be read, and says what is seen at its end', () => {
  expect([...problems, ...unfinished]).toEqual([]);
});

describe('stories, without a picture', () => {
  it.each(stories.map((story) => [titleOf(story), story] as const))('%s', async (_title, story) => {
    const { driver, items, answered: given, look, claims } = watched(project, portal.origin);
    const stopped = await playStory(story, project, driver, kinds, look);
    for (const path of given) answered.add(path);
    await driver.close();
    expect(stopped === null ? '' : failureText(story, stopped)).toBe('');
    expect([...claims.wrong]).toEqual([]);
    for (const name of claims.said) said.add(name);
    played.push({ story: story.name, steps: story.steps.length, items: new Set([...items, ...metByWriting(story)]) });
  });
});

it('every call is answered by the real server in some story, but for what is named with a reason', ({ skip }) => {
  skip(played.length < stories.length, 'not every story has been played to its end');
  const calls = project.catalogs[0]?.calls ?? [];
  const missing = calls.filter(({ name, path }) => !answered.has(path) && !(name in unanswered));
  const stale = Object.keys(unanswered).filter((name) =>
    calls.every((call) => call.name !== name || answered.has(call.path)),
  );
  expect({ missing: missing.map(({ name }) => name), stale }).toEqual({ missing: [], stale: [] });
});

it('every claim is judged in the way of its kind, and said in some story, but for what is named with a reason', ({
  skip,
}) => {
  expect(misjudged()).toEqual([]);
  skip(played.length < stories.length, 'not every story has been played to its end');
  expect(unsaid(said)).toEqual({ missing: [], stale: [] });
});

describe('what only a browser shows', () => {
  const items = itemsOf(project, vocabulary);
  const isPlayed = (item: string) => played.some((one) => one.items.has(item));

  it('is met by some story, but for what is named with a reason', ({ skip }) => {
    skip(played.length < stories.length, 'not every story has been played to its end');
    const missing = items.filter((item) => !isPlayed(item) && !(item in unmet));
    expect(missing.map(wanted)).toEqual([]);
    expect(Object.keys(unmet).filter((item) => isPlayed(item) || !items.includes(item))).toEqual([]);
  });

  it('is played in Chromium by as few stories as meet it all', ({ skip }) => {
    skip(played.length < stories.length, 'not every story has been played to its end');
    const met = played.map((one) => ({ ...one, items: new Set(items.filter((item) => one.items.has(item))) }));
    const cover: Cover = { stories: chooseStories(met) };
    expect(new Set(met.filter(({ story }) => cover.stories.includes(story)).flatMap((one) => [...one.items]))).toEqual(
      new Set(items.filter(isPlayed)),
    );
    mkdirSync(dirname(coverFile), { recursive: true });
    writeFileSync(coverFile, JSON.stringify(cover));
  });
});
