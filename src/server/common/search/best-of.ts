import type { Hit } from './search.ts';

/** The best, and what fits as well but for a part. */
export function bestOf(hits: readonly Hit[], share: number): readonly Hit[] {
  const most = hits[0]?.score ?? 0;
  return hits.filter(({ score }) => score >= most * share);
}
