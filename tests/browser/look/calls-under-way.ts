import type { Page, Request } from 'playwright/test';

/** Counts the calls to the portal that a page waits for, from now on. */
export function callsUnderWay(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
  return () => open.size;
}
