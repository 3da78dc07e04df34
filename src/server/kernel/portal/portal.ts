import type { Database, Queries } from '../../db/database.ts';
import type { StoredTables } from '../../db/stored-columns.ts';
import type { Identity } from '../../ports/identity.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { KnownCitizen, Register } from '../../ports/register.ts';
import type { Signing } from '../../ports/signing.ts';
import type { CallCounts } from '../contract/call-counts.ts';
import type { ServerCall } from '../contract/calls.ts';
import type { Browser } from '../sessions/browser.ts';
import type { Session } from '../sessions/session.ts';
import type { Switches } from '../switches/switches.ts';
import type { AgencyDesk } from './agency.ts';
import type { FormAt, MailsOf, Receipts, SignedFiling, WaitsFor, WordsOf } from './module-parts.ts';
import type { Home, ServiceCard, Words } from './read-home.ts';
import type { Retention } from './retention.ts';
import type { DeclaredSettings, Settings } from './settings.ts';

/** Shared by every part of the server. Processes share only the database: all mutable state is on its way there (`callCounts`). */
export interface Portal {
  readonly database: Database;
  /** What its tables hold, as declared. */
  readonly stored: StoredTables;
  readonly sandbox: boolean;
  /** The only source of the portal's addresses (`originOf`); null = in the sandbox, the one that was asked for. */
  readonly publicOrigin: string | null;
  /** The catalogue's defaults with this server's overrides. */
  readonly settings: Settings;
  /** As the catalogue declares them. */
  readonly declared: DeclaredSettings;
  /** Only this server's overrides, for the file that the browser fetches. */
  readonly overrides: Settings;
  /** System time; a session's clock may differ. */
  now(): Date;
  readonly identity: Identity;
  readonly register: Register;
  readonly mailer: Mailer;
  readonly signing: Signing;
  /** All call paths, for the sandbox's checks. */
  readonly callPaths: ReadonlySet<string>;
  /** Calls with an endpoint. */
  readonly calls: readonly ServerCall[];
  readonly callCounts: CallCounts;
  /** What is closed, and what is told, from a time to a time. */
  readonly switches: Switches;
  /** What the home page lists. */
  readonly home: Home;
  /** What is chosen by its name within services, by theirs. */
  readonly named: ReadonlyMap<string, () => Promise<Words>>;
  /** Forms that come as data, by the service that has them. */
  readonly formAt: ReadonlyMap<string, FormAt>;
  /** Cards of all services, in that order. */
  readonly cards: readonly ServiceCard[];
  readonly waiting: readonly WaitsFor[];
  /** Tables from which that is read: where they are as they were, so is what waits. */
  readonly waitingIn: ReadonlySet<string>;
  /** How much has to be done or gone on with, as the to-do page lists it. */
  countOpen(
    db: Queries,
    citizen: KnownCitizen,
    times: { readonly now: Date; readonly settings: Settings },
  ): Promise<number>;
  readonly signed: readonly WordsOf[];
  readonly receipts: readonly Receipts[];
  readonly signedFilings: readonly SignedFiling[];
  readonly retentions: readonly Retention[];
  readonly mails: readonly MailsOf[];
  /** Services whose applications go to an agency. */
  readonly agencies: readonly AgencyDesk[];
  /** The built citizen app; may be missing. */
  readonly siteFolder: URL;
}

/** Settings as seen by a browser. */
export function settingsFor(portal: Portal, browser: Browser | Session | null): Settings {
  // Outside the sandbox no browser has any: the same for everybody, what is made of them is made once.
  const own = browser?.settings ?? {};
  return Object.keys(own).length === 0 ? portal.settings : { ...portal.settings, ...own };
}
