import type { FastifyRequest } from 'fastify';
import type { Citizen } from '../../ports/identity.ts';
import { Unavailable } from '../../ports/in-time.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import { type Browser, sessionOf } from '../sessions/browser.ts';
import { browserOf } from '../sessions/browser-of.ts';
import { knownFor } from './known-for.ts';
import type { Portal } from './portal.ts';

/** The visitor of a page. */
export interface Visitor {
  readonly browser: Browser | null;
  /** Null without a valid login. */
  readonly citizen: Citizen | null;
}

export async function visitorOf(portal: Portal, request: FastifyRequest): Promise<Visitor> {
  const browser = await browserOf(portal.database, request);
  return { browser, citizen: sessionOf(browser, portal.now()) === null ? null : (browser?.citizen ?? null) };
}

/** A visitor, with what the registers know of whoever is logged in. */
export interface KnownVisitor extends Visitor {
  readonly citizen: KnownCitizen | null;
}

/** null = nobody is logged in, undefined = the register did not answer. */
export type KnownUnlessAway = KnownCitizen | null | undefined;

/** For a page that says what it does not know. */
export async function knownUnlessAway(
  portal: Portal,
  request: FastifyRequest,
  { citizen }: Visitor,
): Promise<KnownUnlessAway> {
  try {
    return citizen && (await knownFor(portal, request, citizen));
  } catch (error) {
    if (error instanceof Unavailable) return undefined;
    throw error;
  }
}

/** For a page about what the registers know: `Unavailable`, where they did not answer, ends as a page that says so. */
export async function knownVisitorOf(portal: Portal, request: FastifyRequest): Promise<KnownVisitor> {
  const { browser, citizen } = await visitorOf(portal, request);
  return { browser, citizen: citizen && (await knownFor(portal, request, citizen)) };
}
