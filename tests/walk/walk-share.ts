import { expect, it } from 'vitest';
import { thirdOf } from '../turn.ts';
import { fakeClock } from './fake-clock.ts';
import type { WalkEdge } from './ground.ts';
import { realGround } from './real-ground.ts';
import { reasonFor } from './untaken.ts';
import { walkEdge } from './walk.ts';

/** Tests that take every edge whose turn it is and whose place in the graph leaves this remainder, one for each service: each share runs in a process of its own. */
export function walkShare(remainder: number, shares: number): void {
  const ground = realGround();
  const own = thirdOf(ground.edges.filter((_, nth) => nth % shares === remainder));
  const serviceOf = ({ from }: WalkEdge) => ground.node(from).service;
  fakeClock();

  it.each(ground.project.services.map(({ name }) => name))(
    '%s: every edge of the flow is taken, or it is said why not',
    async (service) => {
      const edges = own.filter((edge) => serviceOf(edge) === service);
      const untaken: string[] = [];
      const staleReasons: string[] = [];
      for (const edge of edges) {
        const why = await walkEdge(ground, edge);
        const reason = reasonFor(edge);
        if (why !== null && reason === null)
          untaken.push(`${edge.id} (${edge.codes[0] ?? edge.via}): ${why.join(' | ')}`);
        if (why === null && reason !== null) staleReasons.push(`${edge.id}: ${reason}`);
      }
      expect({ untaken, staleReasons }).toEqual({ untaken: [], staleReasons: [] });
      // An empty share would prove nothing.
      expect(edges.length).toBeGreaterThan(5);
    },
    300_000,
  );
}
