import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { WalkEdge } from './ground.ts';

interface Reason {
  readonly why: string;
  /** A regular expression on the edge's id. */
  readonly edges: string;
}

/** Edges that the walk cannot take, each with the reason (`untaken.yaml`); null = none is given. */
export function reasonFor({ id }: WalkEdge): string | null {
  return reasons.find(({ edges }) => new RegExp(edges, 'u').test(id))?.why ?? null;
}

const { untaken: reasons } = parse(readFileSync(new URL('untaken.yaml', import.meta.url), 'utf8')) as {
  untaken: readonly Reason[];
};
