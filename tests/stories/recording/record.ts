import type { BrowserContext } from 'playwright/test';
import { listen } from './listen.ts';
import type { Told } from './told.ts';

/** Notes everything that is done in the pages of this browser from now on. The list grows as long as they are open. */
export async function record(context: BrowserContext): Promise<readonly Told[]> {
  const told: Told[] = [];
  await context.exposeBinding('tellStory', (_, one: Told) => void told.push(one));
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      const isOwn = frame === page.mainFrame() && frame.url().startsWith('http');
      // A page that is loaded says so itself.
      if (isOwn && told.at(-1)?.href !== frame.url()) told.push({ kind: 'arrive', href: frame.url() });
    });
  });
  await context.addInitScript(listen);
  return told;
}
