import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { AgencyDesk } from './agency.ts';
import type { FormAt, MailsOf, Receipts, SignedFiling, WaitsFor, WordsOf } from './module-parts.ts';
import type { Portal } from './portal.ts';
import type { Words } from './read-home.ts';
import type { Retention } from './retention.ts';
import type { Settings } from './settings.ts';

/**
 * What a service contributes to the portal; `<service>/module.ts` exports it as `module`. Its endpoints are discovered in
 * `<service>/endpoints/`, its tables in `<service>/migrations/`. Every member is optional.
 */
export interface ServiceModule {
  readonly waiting?: WaitsFor;
  /** Brings rows shipped with the program up to date when the database is opened. */
  readonly fill?: (database: Database) => Promise<void>;
  /** Makes a long list contain so many made-up entries; 0 removes them. */
  readonly madeUp?: (database: Database, count: number, now: Date) => Promise<void>;
  /** Table of what people have begun and not filed yet. */
  readonly drafts?: string;
  readonly retention?: Retention;
  readonly signed?: WordsOf;
  readonly agency?: AgencyDesk;
  readonly receipts?: readonly Receipts[];
  readonly signedFilings?: readonly SignedFiling[];
  readonly mails?: MailsOf;
  /** What is chosen by its name within the service, each with what else it is called: `inside` of its card says where that leads. */
  readonly named?: () => Promise<Words>;
  /** Form that a screen with these values in its address shows, as everybody gets it; null = none. */
  readonly formAt?: FormAt;
  /** The service's own pages outside the citizen app. */
  readonly pages?: (app: FastifyInstance, portal: Portal) => void | Promise<void>;
  /** Settings of a server without the sandbox. */
  readonly withoutSandbox?: Settings;
}
