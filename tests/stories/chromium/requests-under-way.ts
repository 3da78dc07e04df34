import type { Page, Request } from 'playwright/test';

/** Counts the requests that a page waits for, from now on. `isMeant`: by their address; default: all. */
export function requestsUnderWay(page: Page, isMeant: (url: URL) => boolean = () => true): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (isMeant(new URL(request.url()))) open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
  return () => open.size;
}
