import type { Browser, BrowserContext } from 'playwright';
import { vocabulary } from '../../build/vocabulary.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';
import { failureText, playStory, type StorySteps } from '../../src/stories/play-story.ts';
import { inChromium } from '../stories/chromium/driver.ts';

/** Stories that lead from a service's first screen to its end. */
export const weighedJourneys = ['kana/file-alone', 'familyregister/submit-by-qr'];

/** What comes over the wire from a login to a journey's end; what the browser has kept does not. */
export interface JourneyWeight {
  readonly requests: number;
  /** As sent: compressed, with headers; 1024 bytes. */
  readonly kilobytes: number;
  /** Of these, in the same unit: `assets`, `data`, `pages`, and `calls`, with what else is asked for. */
  readonly byKind: ReadonlyMap<string, number>;
}

export interface JourneyWeights {
  /** In a fresh profile. */
  readonly cold: JourneyWeight;
  /** The same once more, for the next person at this browser. */
  readonly warm: JourneyWeight;
}

/** Plays a story of this project twice in one profile, and counts what is sent to its pages. */
export async function weighJourney(browser: Browser, origin: string, name: string): Promise<JourneyWeights> {
  const { project, stories } = loadProject(readProjectFiles(process.cwd()), vocabulary);
  const story = stories.find((one) => one.name === name);
  if (story === undefined) throw new Error(`no story ${name}`);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP' });
  const play = async (): Promise<JourneyWeight> => {
    const page = await context.newPage();
    const count = await countOn(context, page);
    const driver = await inChromium(page, project, vocabulary, origin);
    // The vocabulary was collected from the same files.
    const stopped = await playStory(story, project, driver, vocabulary.storySteps as unknown as StorySteps);
    if (stopped !== null) throw new Error(failureText(story, stopped));
    await page.close();
    return count();
  };
  try {
    return { cold: await play(), warm: await play() };
  } finally {
    await context.close();
  }
}

async function countOn(context: BrowserContext, page: Awaited<ReturnType<BrowserContext['newPage']>>) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const sizes: (readonly [string, number])[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => kinds.set(requestId, kindOf(request.url)));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) sizes.push([kinds.get(requestId) ?? '', encodedDataLength / 1024]);
  });
  return (): JourneyWeight => {
    const byKind = new Map<string, number>();
    for (const [kind, size] of sizes) byKind.set(kind, (byKind.get(kind) ?? 0) + size);
    return { requests: sizes.length, kilobytes: sizes.reduce((sum, [, size]) => sum + size, 0), byKind };
  };
}

function kindOf(url: string): string {
  const { pathname } = new URL(url);
  return /^\/svc\/(assets|data)\//u.exec(pathname)?.[1] ?? (pathname.startsWith('/svc/') ? 'pages' : 'calls');
}
