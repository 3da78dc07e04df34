import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { phrased } from '../../scripts/build/with-phrases.ts';
import { lineMayEnd } from '../../src/model/phrases.ts';

/** As many letters of a first heading as fit beside each other on a phone that is 360 px wide (28 px each, 16 px at both sides). */
const most = Math.floor((360 - 2 * 16) / 28);

const files = ['catalog', 'screens'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:server|components|[^/]+\/catalog)\b.*\.yaml$/u.test(file))
    .map((file) => `${folder}/${file}`),
);

function headingsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') return /^(?:title|heading)$/u.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => headingsIn(part, name));
}

const isJapanese = (text: string) => /[ぁ-ん]/u.test(text);

/** In letters of full width. */
const widthOf = (word: string) => [...word].reduce((width, letter) => width + (letter < '\u0250' ? 0.5 : 1), 0);

it('no word of a heading of the portal is wider than a phone, where it would break inside', () => {
  const headings = files.flatMap((file) => headingsIn(parse(readFileSync(file, 'utf8')))).filter(isJapanese);
  // The portal's own pages have as many, whichever services there are.
  expect(headings.length).toBeGreaterThan(30);
  // What is put in is as long as it is.
  const words = headings.flatMap((heading) => phrased(heading.replaceAll(/\$\{[^}]*\}/gu, '')).split(lineMayEnd));
  expect(words.filter((word) => widthOf(word) > most)).toEqual([]);
});
