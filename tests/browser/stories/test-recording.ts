import { vocabulary } from '../../../build/vocabulary.ts';
import { loadProject } from '../../../src/load/load-project.ts';
import type { StoryStep } from '../../../src/model/story.ts';
import { failureText, playStory, type StorySteps } from '../../../src/stories/play-story.ts';
import { inChromium } from '../../stories/chromium/driver.ts';
import { nameOfAddressIn } from '../../stories/recording/name-of-address.ts';
import { record } from '../../stories/recording/record.ts';
import { stepsOf, type WrittenStep } from '../../stories/recording/recorder.ts';
import { storyYaml } from '../../stories/recording/story-yaml.ts';
import { expect, test } from '../harness/test.ts';
import { files, project, stories } from './real-project.ts';

// The vocabulary was collected from the same files.
const kinds = vocabulary.storySteps as unknown as StorySteps;

/** What only looks is not recorded. */
const looks = ['shows', 'hides', 'lacks', 'sent', 'filed', 'error', 'fault', 'wait'];

/** While the story is played somebody records: what comes out is what it says, and can be played. */
export function testRecording(name: string): void {
  test(`what is done in the browser is recorded as a story that can be played: ${name}`, async ({
    browser,
    page,
    portal,
  }) => {
    const story = stories.find((one) => one.name === name);
    if (story === undefined) throw new Error(`no story ${name}`);
    const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
    const told = await record(context);
    const recorded = await inChromium(await context.newPage(), project, vocabulary, portal.origin);
    expect(await playStory(story, project, recorded, kinds)).toBe(null);
    const steps = stepsOf(told, project, vocabulary, nameOfAddressIn(project, vocabulary, portal.origin, false));
    const done = story.steps.filter(({ kind }) => !looks.includes(kind)).map(written);
    expect(actsOf(steps)).toEqual(actsOf(done));

    const yaml = storyYaml('記録した話', story.person, false, steps);
    const file = `screens/${story.service}/stories/recorded.yaml`;
    const again = loadProject(new Map([...files, [file, yaml]]), vocabulary);
    // What is to be seen at the end is for a person to write.
    const wrong = again.problems.filter(({ place, severity }) => place.file === file && severity === 'error');
    expect(wrong).toEqual([]);
    const own = again.stories.find((one) => one.file === file);
    if (own === undefined) throw new Error('it was not read');
    const quick = await inChromium(page, project, vocabulary, portal.origin);
    // Whoever was recorded waited until what they had begun was done; that is not written down.
    const press: typeof quick.press = async (target, at) => {
      await quick.settled();
      return quick.press(target, at);
    };
    const stopped = await playStory(own, project, { ...quick, press }, kinds);
    expect(stopped === null ? '' : failureText(own, stopped)).toBe('');
    await context.close();
  });
}

/** Without what is as usual. */
function written({ kind, options }: StoryStep): WrittenStep {
  const isUsual = (value: unknown) => value == null || JSON.stringify(value) === '{}';
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => name === kind || !isUsual(value)));
}

/** Where one is said to be matters less than what one does; what is chosen has no order. */
const actsOf = (steps: readonly WrittenStep[]) =>
  steps
    .filter((step) => !('screen' in step))
    .map((step) => JSON.parse(JSON.stringify(step), (_, value) => (Array.isArray(value) ? value.toSorted() : value)));
