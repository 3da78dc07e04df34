import type { Database } from '../../db/database.ts';
import type { CallCounts } from '../contract/call-counts.ts';
import type { ServerCall } from '../contract/calls.ts';
import type { Personas } from '../people/personas.ts';
import type { Browser } from '../sessions/browser.ts';
import type { Session } from '../sessions/session.ts';
import type { MailsOf, Seed, ServiceCard, WaitsFor, WordsOf } from './module-parts.ts';
import type { Settings } from './settings.ts';

/** What every part of the server is given. Processes share only the database: what changes is on its way there (`callCounts`). */
export interface Portal {
  readonly database: Database;
  readonly sandbox: boolean;
  /** Defaults of the catalogue with this server's overrides. */
  readonly settings: Settings;
  /** This server's overrides alone, for the file that the browser fetches. */
  readonly overrides: Settings;
  /** The machine's time; a session may see another one. */
  now(): Date;
  readonly personas: Personas;
  /** Known call paths, for the sandbox's checks. */
  readonly callPaths: ReadonlySet<string>;
  /** Calls that are answered. */
  readonly calls: readonly ServerCall[];
  readonly callCounts: CallCounts;
  /** Of all services, in the order of the home page. */
  readonly cards: readonly ServiceCard[];
  readonly waiting: readonly WaitsFor[];
  readonly seeds: readonly Seed[];
  readonly signed: readonly WordsOf[];
  readonly mails: readonly MailsOf[];
  /** The built citizen app; may be missing. */
  readonly siteFolder: URL;
}

/** Settings as a browser sees them. */
export function settingsFor(portal: Portal, browser: Browser | Session | null): Settings {
  return { ...portal.settings, ...browser?.settings };
}
