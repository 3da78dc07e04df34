import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

interface Written {
  /** Pairs: a letter and the one that it counts as. */
  readonly same: string;
  readonly alike: string;
  readonly long: string;
  readonly rows: { readonly [consonant: string]: string };
  readonly others: { readonly [latin: string]: string };
  readonly glides: { readonly [latin: string]: string };
  /** With a, u, o. */
  readonly small: string;
  readonly doubled: string;
  readonly syllabic: string;
}

export const letters = parse(await readFile(new URL('letters.yaml', import.meta.url), 'utf8')) as Written;
