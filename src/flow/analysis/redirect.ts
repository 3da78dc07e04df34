import type { GraphEdge } from '../graph/graph.ts';

/** Leads, before anything is shown, to where the person is in the flow: to the first screen that is not done, to what came of it, or to an act without an answer. */
export function isRedirect({ trigger }: GraphEdge): boolean {
  return trigger === 'due' || trigger === 'done' || trigger === 'unanswered';
}
