import type { BrowserContext, Page } from 'playwright';

/** What has come to a page. */
export interface Sent {
  readonly url: string;
  /** As sent: compressed, with headers; 1024 bytes. */
  readonly kilobytes: number;
}

/** From now on, as the browser counts it; what it has kept is 0. */
export async function sentTo(context: BrowserContext, page: Page): Promise<readonly Sent[]> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const urls = new Map<string, string>();
  const sent: Sent[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sent.push({ url: urls.get(requestId) ?? '', kilobytes: encodedDataLength / 1024 }),
  );
  return sent;
}

export const kilobytesOf = (sent: readonly Sent[]): number => sent.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
