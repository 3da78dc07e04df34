import { afterAll, beforeAll, expect, it } from 'vitest';
import { playStory } from '../../src/stories/play-story.ts';
import { openBrowser, type Tab } from '../runtime/browser.ts';
import { kinds, loadStories } from '../stories/all-stories.ts';
import { inProcess } from '../stories/in-process/driver.ts';
import { openRealPortal, type RealPortal } from '../stories/real-portal.ts';
import { createRequests } from '../stories/requests.ts';
import { claimJudge } from './claim-judge.ts';
import { openElsewhere } from './elsewhere.ts';
import { watchedWire } from './last-act.ts';

const { project, stories } = loadStories();

let portal: RealPortal;
beforeAll(async () => {
  portal = await openRealPortal();
}, 120_000);
afterAll(() => portal.close());

it('a draft that another device has saved: the check page shows what is kept, and says so', async () => {
  const story = stories.find(({ name }) => name === 'kana/reach-check');
  if (story === undefined) throw new Error('The story that this test begins with is gone.');
  let tab: Tab | null = null;
  const wire = watchedWire(project, createRequests(portal.origin));
  const openTab: typeof openBrowser = (options) => {
    tab = openBrowser(options);
    return tab;
  };
  const driver = inProcess(project, portal.origin, openTab, wire);
  const judge = claimJudge(() => tab, wire, driver);
  expect(await playStory(story, project, driver, kinds)).toBeNull();
  await driver.settled();
  await judge.judge();
  expect([...judge.said]).toContain('kana/savedUntil');

  const requests = { ...wire, hasMet: () => false, isCarriedOut: () => false };
  const other = openElsewhere({ project, origin: portal.origin, requests, local: null });
  const address = `/svc/${project.screens.find(({ name }) => name === 'kana-input-contact-information')?.routes[0]?.path}`;
  await other.driver.open(address);
  await other.driver.settled();
  expect(await other.driver.fill('phone', '03-8765-4321', null)).toBeNull();
  expect(await other.driver.press('next', null)).toBeNull();
  await other.driver.settled();
  await other.driver.close();

  await driver.reload();
  await driver.settled();
  const later = claimJudge(() => tab, wire, driver);
  await later.judge();
  // What is shown is what is kept; so it may be said to be.
  expect([...later.said]).toContain('kana/savedUntil');
  expect((await driver.words()).join()).toContain('0387654321');
  expect([...judge.wrong, ...later.wrong]).toEqual([]);
  await driver.close();
}, 60_000);
