import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What no citizen's story can meet, with the reason (`unanswered.yaml`). */
export const unanswered: { readonly [item: string]: string } = parse(
  readFileSync(new URL('unanswered.yaml', import.meta.url), 'utf8'),
).unanswered;
