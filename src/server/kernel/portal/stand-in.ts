import type { FastifyInstance } from 'fastify';
import type { Portal } from './portal.ts';
import type { Settings } from './settings.ts';

/**
 * The other half of a service in the sandbox: whoever starts it, or receives what it files. `<service>/stand-in/stand-in.ts` exports it as
 * `standIn`; without the sandbox it is not loaded. Every member is optional.
 */
export interface StandIn {
  /** Where it is tried, on the sandbox's start page. */
  readonly entry?: StandInEntry;
  /** Its pages below `/sandbox/`. */
  readonly pages?: (app: FastifyInstance, portal: Portal) => void;
  readonly site?: OutsideSite;
}

export interface StandInEntry {
  readonly path: string;
  readonly title: string;
  /** What is tried there. */
  readonly says: string;
}

/** A site outside the portal, on an origin of its own. */
export interface OutsideSite {
  create(portal: Portal): Promise<FastifyInstance>;
  /** Settings with its addresses, which depend on where it listens. */
  addresses(origin: string): Settings;
}
