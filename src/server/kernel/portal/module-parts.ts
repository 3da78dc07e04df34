import type { Queries } from '../../db/database.ts';
import type { Waiting } from '../page/waiting.ts';
import type { Citizen } from '../people/citizen.ts';
import type { Persona } from '../people/persona.ts';
import type { PlainRow } from './plain-row.ts';
import type { Settings } from './settings.ts';

/** One service on the home page. */
export interface ServiceCard {
  /** As in `/login?from=…`: who logs in there comes back to the service. */
  readonly name: string;
  readonly title: string;
  /** One sentence: what one can do there. */
  readonly says: string;
  readonly to: string;
  /** Its place on the home page, the least first. */
  readonly rank: number;
}

/** What a citizen signs, in words for the phone. */
export interface PlainWords {
  readonly title: string;
  readonly rows: readonly PlainRow[];
}

/** Words of one kind of content; null = it is not of this kind. */
export type WordsOf = (target: { readonly [member: string]: unknown }) => PlainWords | null;

export interface MailTemplate {
  readonly name: string;
  /** When the portal sends it. */
  readonly when: string;
  readonly text: string;
}

/** When a sample person begins, and under which settings of the server. */
export interface Begun {
  readonly now: Date;
  readonly settings: Settings;
}

/** What waits for a citizen; `now` is the time as the citizen's browser sees it. */
export type WaitsFor = (db: Queries, citizen: Citizen, now: Date) => Promise<Partial<Waiting>>;

/** Puts what a sample person has done before the login into the tables of a fresh copy. */
export type Seed = (db: Queries, citizenId: string, persona: Persona, begun: Begun) => Promise<void>;

/** The mails that a service sends, with placeholders where the person's own data stand. */
export type MailsOf = (settings: Settings) => readonly MailTemplate[];
