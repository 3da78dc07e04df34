import type { FastifyRequest } from 'fastify';
import type { Counts } from '../sessions/counts.ts';

/** Whoever is logged in, as the header of a page names them. */
export interface FrameVisitor {
  readonly name: string;
  /** null = they cannot be counted now. */
  readonly counts: Counts | null;
}

const visitors = new WeakMap<FastifyRequest, FrameVisitor | null>();

/** null = nobody is logged in, undefined = it is not known. */
export const frameVisitorOf = (request: FastifyRequest): FrameVisitor | null | undefined => visitors.get(request);

export function visitedBy(request: FastifyRequest, visitor: FrameVisitor | null): void {
  visitors.set(request, visitor);
}

/** The page has listed what waits: so much. */
export function countedOn(request: FastifyRequest, counts: Counts): void {
  const visitor = visitors.get(request);
  if (visitor) visitors.set(request, { ...visitor, counts });
}
