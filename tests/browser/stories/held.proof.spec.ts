import { vocabulary } from '../../../build/vocabulary.ts';
import type { Story } from '../../../src/model/story.ts';
import { launchQuery } from '../../../src/stories/launch-query.ts';
import { failureText, playStory, type StorySteps } from '../../../src/stories/play-story.ts';
import { screenAtAddress } from '../../stories/browser/screen-at.ts';
import { inChromium } from '../../stories/chromium/driver.ts';
import { heldDriver } from '../../stories/chromium/held-driver.ts';
import { typeByKeys } from '../../stories/chromium/type-by-keys.ts';
import { chooseStories } from '../../stories/cover/choose.ts';
import { firstFilled } from '../../stories/cover/first-filled.ts';
import { expect, test } from '../harness/test.ts';
import { project, stories } from './real-project.ts';

/** Forms that cannot be filled in before the code is there, since the server does not draw them: what is needed of an earlier screen is in the tab. */
const inTheTab = new Set([
  'admin-users',
  'drivers-license-agreement',
  'hpki-jma-other-information',
  'hpki-jpa-other-information',
  'hpki-consent',
  'hpki-medis-other-information',
  'kana-apply-correction',
  'kana-input-verification-code',
  'nq-application-agreement',
]);

// The vocabulary was collected from the same files.
const kinds = vocabulary.storySteps as unknown as StorySteps;
const forms = new Map(stories.map((story) => [story.name, firstFilled(story, project)]));
/** The fewest that together fill in every form that a story fills in. */
const chosen = new Set(
  chooseStories(
    stories.map(({ name, steps }) => ({ story: name, steps: steps.length, items: forms.get(name) ?? new Set() })),
  ),
);
/** Calls with an effect. */
const writes = (project.catalogs[0]?.calls ?? []).filter(({ effect }) => (effect ?? 'none') !== 'none');

for (const story of stories.filter(({ name }) => chosen.has(name))) {
  const filled = [...(forms.get(story.name) ?? [])];
  test(`filled in, sent twice over, and only then the code: all of it is there, and sent once (${filled.join(', ')})`, async ({
    page,
    portal,
  }) => {
    await portal.drawWhole();
    const { driver, held } = await heldDriver({
      first: page,
      drive: (tab) => inChromium(tab, project, vocabulary, portal.origin, typeByKeys),
      screenAt: (address) => screenAtAddress(project, address)?.screen.name ?? '',
      hasEffect: (path) => writes.some((call) => call.path === path),
      wholeAddress: (address) => launched(story, address, portal.origin),
    });
    const stopped = await playStory(withoutReads(story), project, driver, kinds);
    expect(stopped === null ? '' : failureText(story, stopped)).toBe('');
    const { sent, goesOn, notThere, taken, twice } = held();
    expect([...sent, ...goesOn, ...notThere].sort(), 'every form was tried').toEqual(filled.sort());
    expect([...notThere].sort()).toEqual(filled.filter((screen) => inTheTab.has(screen)).sort());
    expect(taken).toEqual([...sent, ...goesOn].map(() => 'over'));
    expect(twice).toEqual([]);
  });
}

/** A form that is opened afresh reads once more than the story says. */
function withoutReads(story: Story): Story {
  const isRead = (call: unknown) => !writes.some(({ name }) => name === call);
  return { ...story, steps: story.steps.filter(({ kind, options }) => kind !== 'sent' || !isRead(options.sent)) };
}

/** Where the calling service sends a person. */
function launched({ service, launch }: Story, address: string, origin: string): string {
  const isLaunched = project.services.some((one) => one.name === service && one.launch !== null);
  const whole = new URL(address);
  if (isLaunched && launch !== null)
    for (const [name, value] of Object.entries(launchQuery(launch, origin))) whole.searchParams.set(name, value);
  return whole.href;
}
