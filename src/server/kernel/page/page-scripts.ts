import { readFileSync } from 'node:fs';
import { type Html, html } from './html.ts';

const folder = new URL('../../pages/assets/', import.meta.url);

const drawn = new Map<string, readonly Html[]>();

/** A script of a page, and what it imports, which is fetched together with it: on a slow line each round trip more is half a second. */
export function pageScript(file: string): readonly Html[] {
  const known = drawn.get(file) ?? [
    ...importedBy(file).map((imported) => html`<link rel="modulepreload" href="/assets/${imported}">`),
    html`<script src="/assets/${file}" type="module"></script>`,
  ];
  drawn.set(file, known);
  return known;
}

function importedBy(file: string): readonly string[] {
  const text = readFileSync(new URL(file, folder), 'utf8');
  const own = [...text.matchAll(/^import [^;]*? from '\.\/(.+)';$/gmu)].flatMap(([, name = '']) => [
    name,
    ...importedBy(name),
  ]);
  return [...new Set(own)];
}
