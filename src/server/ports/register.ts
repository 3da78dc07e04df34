import { LoggableError } from '../db/loggable-error.ts';
import type { Citizen } from './identity.ts';

/** Basic four information as printed on the card's chip (specification section 3). */
export interface FourInformation {
  readonly kanjiName: string;
  /** 1 male, 2 female, 3 or others unknown. */
  readonly sex: string;
  /** Eight characters; month and day may be unknown (`00`, `A1` …). */
  readonly birthdate: string;
  readonly address: string;
}

/** What a register says, or why it cannot say it now. */
export type Reading<Said> = Said | FailedReading;

export interface FailedReading {
  /** As the citizen is told it: a code of the calls, and words. */
  readonly failure: { readonly errorCode: string; readonly errorMessage: string };
}

export function isFailed(reading: unknown): reading is FailedReading {
  return typeof reading === 'object' && reading !== null && 'failure' in reading;
}

/** What a register cannot say was needed. A call is answered so, and nothing of it was done; a page says so. */
export class NotRead extends LoggableError {
  override readonly name = 'NotRead';
  readonly failure: FailedReading['failure'];

  constructor({ failure }: FailedReading) {
    super('a register could not be read');
    this.failure = failure;
  }
}

/** What was said. What could not be is no "none": whoever needs it goes no further (`NotRead`). */
export function said<Read>(reading: Read): Exclude<Read, FailedReading> {
  if (isFailed(reading)) throw new NotRead(reading);
  return reading as Exclude<Read, FailedReading>;
}

/** Of the family register. */
export interface Domicile {
  readonly domicile: string;
  readonly headOfTheFamily: string;
  /** A change is being processed. */
  readonly isChangingFamilyRegister: boolean;
}

/** What the national register and the card say: without it, nothing is known of a person. */
export interface PersonFacts {
  /** The person's own card. */
  readonly card: FourInformation;
  readonly combinationCode: string;
  /** The card need not be read: the registers give the portal the four information. */
  readonly has4Information: boolean;
  /** By which the family register knows who asks. `lost`: there is one that leads to nobody any more. */
  readonly pseudonym: 'none' | 'linked' | 'lost';
}

/** What other registers say, each of which may be away by itself. Each service adds what its own knows (`declare module`). */
export interface RegisterParts {
  readonly domicile: Domicile;
  /** Certificates of the family register that other services have asked the person for. */
  readonly certificatesAsked: number;
  /** Registered with the portal; absent = none. */
  readonly contact?: { readonly email?: string; readonly phone?: string };
  /** Newest first. */
  readonly selfInfo: readonly { readonly title: string; readonly receivedOn: string; readonly isUnread: boolean }[];
  readonly notifications: readonly { readonly title: string; readonly body: string; readonly publishedOn: string }[];
}

/** What the registers know of a person: facts, as of now. A part that cannot be read says so, and is never left out instead. */
export type RegisterRecord = PersonFacts & { readonly [Part in keyof RegisterParts]: Reading<RegisterParts[Part]> };

/** What a register gets for a citizen once it is asked to, which takes its time. Each service adds its own (`declare module`). */
export interface Obtained {
  /** With which the citizen is known to services online. */
  readonly onlineUserId: true;
}

export type Obtainable = keyof Obtained;

export type Progress = Reading<{ readonly isThere: boolean }>;

/** The national register, the card, and the registers that services ask. It is asked in no transaction. */
export interface Register {
  of(citizen: Citizen): Promise<RegisterRecord>;
  /** Links the pseudonym of the citizen, who is the person of this card; from then on it leads to the family register. False: it cannot be linked. */
  linkPseudonym(citizen: Citizen, card: Omit<FourInformation, 'address'>): Promise<boolean>;
  /** Asked again meanwhile, it goes on with what it does. */
  obtain(what: Obtainable, citizen: Citizen): Promise<void>;
  /** How far that is; null = it cannot tell, or was never asked. */
  progressOf(what: Obtainable, citizen: Citizen): Promise<Progress | null>;
}

/** A citizen with their record, asked for once for the work at hand. */
export interface KnownCitizen extends Citizen {
  readonly record: RegisterRecord;
}

export async function knownCitizen(register: Pick<Register, 'of'>, citizen: Citizen): Promise<KnownCitizen> {
  return { ...citizen, record: await register.of(citizen) };
}
