import { existsSync } from 'node:fs';
import type { DrawPage } from '../../src/model/drawn-page.ts';

/** What `npm run bundle` has made of `src/html.tsx`. null = nothing: browsers draw the pages. */
export async function loadDraw(folder: URL): Promise<DrawPage | null> {
  const file = new URL('html.js', folder);
  return existsSync(file) ? ((await import(file.href)) as { readonly draw: DrawPage }).draw : null;
}
