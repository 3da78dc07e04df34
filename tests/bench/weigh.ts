import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { pageQuality } from '../../src/server/kernel/page/compress-page.ts';
import { kilobytesOf, sentTo } from './sent-to.ts';
import { openProfile } from './throttled-page.ts';

/** What has come until a page is live. */
export interface Weight {
  readonly requests: number;
  /** As sent: compressed, with headers; 1024 bytes. */
  readonly kilobytes: number;
  /** The document alone, without the style sheet in it, compressed as the server compresses pages; 1024 bytes. */
  readonly page: number;
}

/**
 * Counts what a page asks for, in a fresh profile, until it is quiet. Without throttling, so that it takes a second; what the code leaves for idle
 * moments is held back, so that it is the same each time: all that comes is on the way to the live page.
 */
export async function weigh(browser: Browser, address: string, persona: string | null): Promise<Weight> {
  const context = await openProfile(browser, new URL(address).origin, persona);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const sent = await sentTo(context, page);
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const document = (await response?.text())?.replace(/<style[^>]*>.*?<\/style>/gs, '') ?? '';
    return {
      requests: sent.length,
      kilobytes: kilobytesOf(sent),
      page: brotliCompressSync(document, pageQuality(document.length)).length / 1024,
    };
  } finally {
    await context.close();
  }
}
