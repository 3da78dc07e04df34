import { existsSync } from 'node:fs';
import type { DrawPage, DrawStaticPage } from '../../src/model/drawn-page.ts';

interface Drawing {
  readonly draw: DrawPage;
  readonly drawStatic: DrawStaticPage;
}

/** What `npm run bundle` has made of `src/html.tsx`. null = nothing: browsers draw the pages. */
export async function loadDrawing(folder: URL): Promise<Drawing | null> {
  const file = new URL('html.js', folder);
  return existsSync(file) ? ((await import(file.href)) as Drawing) : null;
}
