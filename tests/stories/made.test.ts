import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { playStory } from '../../src/stories/play-story.ts';
import { kinds, loadStories } from './all-stories.ts';
import { changed, usual } from './made/changed.ts';
import { columnsOf } from './made/columns.ts';
import { readContracts } from './made/made-calls.ts';
import { overMadeAnswers } from './made/over-made-answers.ts';
import { withSaved } from './made/with-saved.ts';

const { project, stories } = loadStories();
const listed = parse(readFileSync(join(import.meta.dirname, 'made/plays.yaml'), 'utf8')) as readonly string[];

it('exactly the listed stories play over made answers; the others need what the portal knows of its people', async () => {
  const open = overMadeAnswers(project);
  const played = await Promise.all(
    stories.map(async (story) => {
      const driver = open();
      const end = await playStory(story, project, driver, kinds).catch(String);
      await driver.close();
      return end === null ? [story.name] : [];
    }),
  );
  expect(played.flat().toSorted()).toEqual(listed);
}, 600_000);

describe('usual answers', () => {
  const { example, fits } = readContracts(project);
  it.each(Object.keys(usual))('%s fits its contract', (call) => {
    expect(project.catalogs[0]?.calls.map(({ name }) => name)).toContain(call);
    expect(fits(call, example(call))).toBe(true);
  });

  it('are the example with members changed or taken away', () => {
    expect(changed({ a: 1, b: [{ c: 1, d: 2 }] }, { a: 2, b: { c: null } })).toEqual({ a: 2, b: [{ d: 2 }] });
  });
});

it('what was saved is found again under its name, whatever it is in', () => {
  expect(withSaved({ draft: { answers: 1, revision: 1 }, other: 2 }, { answers: 5, revision: 9 })).toEqual({
    draft: { answers: 5, revision: 1 },
    other: 2,
  });
});

it('a request is a row by the names of columns', () => {
  const report = { type: '1', reports: [{ type: '2', memberId: 'a' }] };
  expect(columnsOf({ slipId: 'x', report })).toEqual({ slip_id: 'x', type: '1', member_id: 'a' });
});
