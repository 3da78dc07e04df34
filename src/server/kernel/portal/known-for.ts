import type { FastifyRequest } from 'fastify';
import type { Citizen } from '../../ports/identity.ts';
import { type KnownCitizen, knownCitizen } from '../../ports/register.ts';
import { drawnPage } from '../sessions/browser-of.ts';
import type { Portal } from './portal.ts';

const asked = new WeakMap<FastifyRequest, Promise<KnownCitizen>>();

/** Whoever is logged in, with their record: asked for once for a request, and for the page in whose name it is made. */
export function knownFor(
  { register }: Pick<Portal, 'register'>,
  request: FastifyRequest,
  citizen: Citizen,
): Promise<KnownCitizen> {
  const asking = drawnPage() ?? request;
  const known = asked.get(asking) ?? knownCitizen(register, citizen);
  asked.set(asking, known);
  return known;
}
