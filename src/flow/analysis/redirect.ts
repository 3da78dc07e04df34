import type { GraphEdge } from '../graph/graph.ts';

/** Leads, before anything is shown, to where the person is in the flow: to the first screen that is not done, or to what came of it. */
export function isRedirect({ trigger }: GraphEdge): boolean {
  return trigger === 'due' || trigger === 'done';
}
