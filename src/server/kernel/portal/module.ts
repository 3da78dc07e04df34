import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Persona } from '../people/persona.ts';
import type { MailsOf, Seed, ServiceCard, WaitsFor, WordsOf } from './module-parts.ts';
import type { Portal } from './portal.ts';
import type { Settings } from './settings.ts';

/**
 * What a service brings to the portal; `<service>/module.ts` exports it as `module`. Its endpoints are found in `<service>/endpoints/`. Every
 * member may be missing.
 */
export interface ServiceModule {
  readonly cards?: readonly ServiceCard[];
  readonly waiting?: WaitsFor;
  /** Writes out what a sample person's record counts from the day of the login. */
  readonly dated?: (persona: Persona, now: Date) => Partial<Persona>;
  readonly seed?: Seed;
  /** Rows that come with the program, brought up to date when the database is opened. */
  readonly fill?: (database: Database) => Promise<void>;
  readonly signed?: WordsOf;
  readonly mails?: MailsOf;
  /** Pages of its own beside the citizen app. */
  readonly pages?: (app: FastifyInstance, portal: Portal) => void | Promise<void>;
  /** Settings of a server without the sandbox. */
  readonly withoutSandbox?: Settings;
}
