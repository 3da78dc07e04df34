import type { Queries } from '../../db/database.ts';
import type { Citizen } from '../../ports/identity.ts';
import type { Message } from '../../ports/mailer.ts';
import type { KnownCitizen } from '../../ports/register.ts';
import type { MailsOf } from '../portal/module-parts.ts';
import type { Portal } from '../portal/portal.ts';
import type { Settings } from '../portal/settings.ts';

export type JobContent = { readonly [member: string]: unknown };

/** One thing that happens later or outside (table `jobs`). */
export interface Job {
  readonly id: string;
  readonly key: string;
  /** `<module>/<file>`. */
  readonly kind: string;
  /** Null = of nobody. */
  readonly citizenId: string | null;
  readonly runAt: Date;
  readonly content: JobContent;
  /** This one included. */
  readonly attempts: number;
}

/** A citizen, on their clock. */
export interface OfCitizen {
  readonly db: Queries;
  readonly citizen: KnownCitizen;
  readonly now: Date;
  readonly settings: Settings;
}

/** A job of a citizen. */
export interface Planned {
  /** Unlike that of any other job of its kind, and the same whenever it is planned. */
  readonly key: string;
  readonly runAt: Date;
  readonly content: JobContent;
}

/** A day to come of a citizen, for their calendar. */
export interface DatedThing {
  /** Unlike that of anything else of the citizen; the same when its day is put off. */
  readonly key: string;
  /** Name of the service's card. */
  readonly service: string;
  /** What the service calls it by; empty = it has none. */
  readonly number: string;
  /** `YYYYMMDD`. */
  readonly day: string;
  readonly title: string;
  readonly label: string;
  readonly todo: string;
  /** Of the page about it. */
  readonly path: string;
}

export interface Running {
  readonly portal: Portal;
  /** The transaction in which it is done; with `outside` the database itself. */
  readonly db: Queries;
  readonly job: Job;
  /** Null where the job is of nobody. */
  readonly citizen: Citizen | null;
  /** On the clock of the citizen; of nobody: of the server. */
  readonly now: Date;
  readonly settings: Settings;
  /** Where people reach the portal. Example `http://localhost:8080`. */
  readonly origin: string;
  /** Mails the citizen. */
  send(message: Message): Promise<void>;
}

/** With what the registers know of them. */
export type KnownRunning = Running & { readonly citizen: KnownCitizen };

/**
 * What one kind of job does; `<module>/jobs/<name>.ts` exports it as `job`. It happens once: it is done in the transaction of its effect. Throwing
 * an error leaves nothing of it, and it is tried again after a minute, two, four, up to six hours.
 */
export type JobKind = JobParts & (JobOfAnyone | JobOfRecord);

interface JobOfAnyone {
  readonly record?: undefined;
  /** Returns what is to be added to its content. */
  run(running: Running): Promise<JobContent | undefined>;
}

/** The register is asked ahead of its transaction, so that whoever it is of is known. */
interface JobOfRecord {
  readonly record: true;
  run(running: KnownRunning): Promise<JobContent | undefined>;
}

interface JobParts {
  /** Happens again and again, this many seconds after the last time; there is one of it. */
  readonly everySeconds?: number;
  /** Its effect is not only in the database, or takes long: no transaction is held. After a crash it may happen twice. */
  readonly outside?: true;
  /** Stays known after it was done, so that it is not planned again. */
  readonly once?: true;
  /** Where it comes from: what a citizen's rows say. Asked again when a row of the tables changes, and when they log in. */
  readonly plan?: {
    readonly tables: readonly string[];
    jobs(of: OfCitizen): Promise<readonly Planned[]>;
  };
  /** The days that it is about, as far as they are to come. */
  dates?(of: OfCitizen): Promise<readonly DatedThing[]>;
  /** For the list of mails. */
  readonly mails?: MailsOf;
}
