import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface File {
  readonly played: { readonly [call: string]: string };
  readonly unplayed: { readonly [call: string]: string };
  readonly readAgain: { readonly [call: string]: string };
  readonly shownAsDone: { readonly [call: string]: string };
  readonly beside: { readonly [call: string]: readonly string[] };
}

/** `played`: name of the story in which a call goes wrong; `unplayed`: why it does not; the rest as that file says. */
export const { played, unplayed, readAgain, shownAsDone, beside } = parse(
  readFileSync('tests/outcomes/stories.yaml', 'utf8'),
) as File;
