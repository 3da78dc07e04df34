import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What no citizen's story can meet, with the reason (`unmet.yaml`). */
export const unmet: { readonly [item: string]: string } = parse(
  readFileSync(new URL('unmet.yaml', import.meta.url), 'utf8'),
).unmet;
