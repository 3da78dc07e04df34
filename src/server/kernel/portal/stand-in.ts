import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../db/database.ts';
import type { Obtainable, Progress, RegisterRecord } from '../../ports/register.ts';
import type { SampleRecord } from '../people/sample-record.ts';
import type { Portal } from './portal.ts';
import type { Settings } from './settings.ts';

/**
 * The other half of a service in the sandbox: whoever starts it, receives what it files, or knows its sample people. `<service>/stand-in/stand-in.ts`
 * exports it as `standIn`; without the sandbox it is not loaded. Every member is optional.
 */
export interface StandIn {
  /** Where it is tried, on the sandbox's start page. */
  readonly entry?: StandInEntry;
  /** Its pages below `/sandbox/`. */
  readonly pages?: (app: FastifyInstance, portal: Portal) => void;
  readonly site?: OutsideSite;
  /** Resolves the parts of a sample person's record that are relative to the day of the login. */
  readonly dated?: (sample: SampleRecord, now: Date) => Partial<SampleRecord>;
  /** What its register says of a sample person who logged in then, where that is not what is written. */
  readonly knows?: (sample: SampleRecord, loggedInAt: Date, db: Queries) => Promise<Partial<RegisterRecord>>;
  readonly seed?: Seed;
  readonly obtains?: { readonly [what in Obtainable]?: Obtaining };
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

/** When a sample person's copy is created, and the server's settings at that time. */
export interface Begun {
  readonly now: Date;
  readonly settings: Settings;
  /** What the registers say of the person from then on. */
  readonly record: RegisterRecord;
}

/** Inserts a sample person's activity before the login into the tables of a fresh copy. */
export type Seed = (db: Queries, citizenId: string, sample: SampleRecord, begun: Begun) => Promise<void>;

/** A register that gets something for a sample person, who has been asking for it under their copy's id. */
export interface Obtaining {
  obtain(db: Queries, citizenId: string): Promise<void>;
  progressOf(db: Queries, citizenId: string, sample: SampleRecord): Promise<Progress | null>;
}
