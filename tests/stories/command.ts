import { isStoryFile } from '../../src/load/gather/story-file.ts';
import type { Driver } from '../../src/stories/driver.ts';
import { failureText, playStory } from '../../src/stories/play-story.ts';
import { kinds, loadStories } from './all-stories.ts';
import { tally } from './tally.ts';
import type { Browser } from './webdriver/browsers.ts';

/** Where stories are played. `open` gives a new tab of somebody who is not logged in. */
interface Playing {
  open(): Promise<Driver>;
  close(): Promise<void>;
}

/** `npm run story`: plays stories of these names (all without any) and says what happened. Returns how many stopped. */
export async function playNamed(
  words: readonly string[],
  where: 'process' | 'chromium' | 'made' | Browser,
  print: (line: string) => void,
): Promise<number> {
  const { project, stories, problems } = loadStories();
  const isMeant = (name: string, word: string) => name === word || (!names.has(word) && name.includes(word));
  const names = new Set([...stories.map(({ name }) => name), ...problems.map(({ place }) => nameOf(place.file))]);
  const wanted = stories.filter(({ name }) => words.length === 0 || words.some((word) => isMeant(name, word)));
  // What somebody else is still writing keeps no other story from being played.
  const wrong = problems.filter(
    ({ place: { file } }) => words.length === 0 || words.some((word) => isMeant(nameOf(file), word)),
  );
  for (const { place, message } of wrong) print(`${place.file}:${place.line} ${message}`);
  if (wanted.length === 0 && wrong.length === 0)
    print(`その名前の話はありません。あるのは次のとおりです。\n${stories.map(({ name }) => name).join('\n')}`);
  const playing = await (typeof where === 'object'
    ? byWebdriver(where)
    : { process: here, chromium: inChromium, made: overMade }[where]());
  let stopped = 0;
  for (const story of wanted) {
    print(`\n${story.name}　${story.title}`);
    const driver = await playing.open();
    const end = await playStory(story, project, driver, kinds, (told) => print(`  ✓ ${told}`)).catch(String);
    await driver.close();
    if (end === null) continue;
    print(typeof end === 'string' ? end : failureText(story, end));
    stopped += 1;
  }
  await playing.close();
  const unread = new Set(wrong.map(({ place }) => place.file).filter(isStoryFile)).size;
  print(`\n${tally({ played: wanted.length, stopped, unread })}`);
  return stopped + wrong.length + (wanted.length === 0 ? 1 : 0);

  // Loaded when they are needed: a run-time and a server, or a browser.
  async function inChromium(): Promise<Playing> {
    return (await import('./chromium/open-chromium.ts')).openChromium(project);
  }

  async function byWebdriver(browser: Browser): Promise<Playing> {
    return (await import('./webdriver/open-webdriver.ts')).openWebdriver(project, browser);
  }

  async function overMade(): Promise<Playing> {
    const open = (await import('./made/over-made-answers.ts')).overMadeAnswers(project);
    return { open: async () => open(), close: async () => {} };
  }

  async function here(): Promise<Playing> {
    const [{ inProcess }, { openRealPortal }] = await Promise.all([
      import('./in-process/driver.ts'),
      import('./real-portal.ts'),
    ]);
    const portal = await openRealPortal();
    return { open: async () => inProcess(project, portal.origin), close: portal.close };
  }
}

/** `screens/kana/stories/withdraw.yaml` is `kana/withdraw`. */
const nameOf = (file: string) => file.replace(/^screens\/([^/]+)\/stories\/(.*)\.yaml$/u, '$1/$2');
