import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Reason {
  readonly why: string;
  /** A regular expression on the id of the edge or the round trip. */
  readonly edges: string;
}

/** Why the walk cannot take an edge or make a round trip (`untaken.yaml`); null = no reason is given. */
export function reasonFor({ id }: { readonly id: string }): string | null {
  return reasons.find(({ edges }) => new RegExp(edges, 'u').test(id))?.why ?? null;
}

export const { untaken: reasons } = parse(readFileSync(new URL('untaken.yaml', import.meta.url), 'utf8')) as {
  untaken: readonly Reason[];
};
