import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { claims } = parse(readFileSync(new URL('../../../../catalog/claims.yaml', import.meta.url), 'utf8')) as {
  readonly claims: { readonly [name: string]: { readonly text: string } | undefined };
};

/** A claim of every service (`catalog/claims.yaml`), for the portal's own pages to say in the same words. Throws where there is none. */
export function claimWords(name: string): string {
  const text = claims[name]?.text;
  if (text === undefined) throw new Error(`No claim ${name}`);
  return text;
}
