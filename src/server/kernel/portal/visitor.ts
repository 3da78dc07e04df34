import type { FastifyRequest } from 'fastify';
import type { Citizen } from '../../ports/identity.ts';
import { type KnownCitizen, knownCitizen } from '../../ports/register.ts';
import { type Browser, sessionOf } from '../sessions/browser.ts';
import { browserOf } from '../sessions/browser-of.ts';
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

export async function knownVisitorOf(portal: Portal, request: FastifyRequest): Promise<KnownVisitor> {
  const { browser, citizen } = await visitorOf(portal, request);
  return { browser, citizen: citizen && (await knownCitizen(portal.register, citizen, portal.database)) };
}
