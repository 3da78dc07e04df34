import type { Browser } from 'playwright';
import { vocabulary } from '../../build/vocabulary.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';
import { failureText, playStory, type StorySteps } from '../../src/stories/play-story.ts';
import { inChromium } from '../stories/chromium/driver.ts';
import { kilobytesOf, type Sent, sentTo } from './sent-to.ts';

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
    const sent = await sentTo(context, page);
    const driver = await inChromium(page, project, vocabulary, origin);
    // The vocabulary was collected from the same files.
    const stopped = await playStory(story, project, driver, vocabulary.storySteps as unknown as StorySteps);
    if (stopped !== null) throw new Error(failureText(story, stopped));
    await page.close();
    return weightOf(sent);
  };
  try {
    return { cold: await play(), warm: await play() };
  } finally {
    await context.close();
  }
}

function weightOf(all: readonly Sent[]): JourneyWeight {
  const sent = all.filter(({ kilobytes }) => kilobytes > 0);
  const byKind = new Map<string, number>();
  for (const { url, kilobytes } of sent) byKind.set(kindOf(url), (byKind.get(kindOf(url)) ?? 0) + kilobytes);
  return { requests: sent.length, kilobytes: kilobytesOf(sent), byKind };
}

function kindOf(url: string): string {
  const { pathname } = new URL(url);
  return /^\/svc\/(assets|data)\//u.exec(pathname)?.[1] ?? (pathname.startsWith('/svc/') ? 'pages' : 'calls');
}
