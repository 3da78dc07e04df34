import { readFileSync, writeFileSync } from 'node:fs';
import type { MeasuredPage } from './measured-pages.ts';
import type { Weight } from './weigh.ts';

const document = new URL('../../docs/benchmarks.md', import.meta.url);
const data = new URL('../../docs/benchmarks.json', import.meta.url);

export type WrittenWeights = { readonly [page in MeasuredPage['name']]: Weight };

/** `text` with what stands below that heading of the second level replaced, or added at the end. */
export function withSection(text: string, heading: string, body: string): string {
  const parts = text.split(/^(?=## )/mu).map((part) => part.trimEnd());
  const section = `## ${heading}\n\n${body.trim()}`;
  const at = parts.findIndex((part) => part.startsWith(`## ${heading}\n`));
  const all = at === -1 ? [...parts, section] : parts.with(at, section);
  return `${all.join('\n\n')}\n`;
}

/** Each section names its commit and machine, so that one alone can be measured again. */
export function writeSection(heading: string, body: string): void {
  writeFileSync(document, withSection(readFileSync(document, 'utf8'), heading, body));
}

export function writeWeights(weights: WrittenWeights): void {
  const rounded = Object.entries(weights).map(([name, { requests, kilobytes, page }]) => [
    name,
    { requests, kilobytes: Number(kilobytes.toFixed(1)), page: Number(page.toFixed(1)) },
  ]);
  writeFileSync(data, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}

/** Bytes and requests of our pages as the document has them. */
export function writtenWeights(): WrittenWeights {
  return JSON.parse(readFileSync(data, 'utf8')) as WrittenWeights;
}
