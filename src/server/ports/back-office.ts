import type { Citizen } from './identity.ts';

/** What an agency does with an application. */
export type AgencyMove = 'examine' | 'return' | 'askPayment' | 'takePayment' | 'refuse' | 'issue';

/** What is done with an application: by who applied, by the agency, or by a deadline that passes. */
export type Happening = 'file' | 'correct' | 'withdraw' | 'lapse' | AgencyMove;

/** An application that was filed with an agency. */
export interface FiledApplication {
  /** Name of the service; an application is known by it and by `id`. */
  readonly service: string;
  readonly id: string;
  /** The number that the applicant was told. */
  readonly number: string;
  /** What is applied for. Example `社会福祉士　新しく登録する`. */
  readonly subject: string;
  readonly agencyName: string;
  readonly applicant: Pick<Citizen, 'id' | 'subject' | 'name'>;
  readonly receivedAt: Date;
  /** What may be done with it now; empty = it does not wait for the agency, or `problem` says why. */
  readonly moves: readonly AgencyMove[];
  /** Why nothing may be done with it now, in words for who decides: the register of who applied cannot be read. Null = nothing is in the way. */
  readonly problem: string | null;
  /** What was done with it so far, oldest first. `note`: the agency's words; empty = none. */
  readonly history: readonly { readonly what: Happening; readonly at: Date; readonly note: string }[];
  /** Its place in the list that was asked for. Says nothing else. */
  readonly cursor: string;
}

/** A file that was filed with an application. */
export interface FiledFile {
  readonly id: string;
  readonly name: string;
  /** Media type, told from the bytes. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/** A part of a list. */
export interface ListPage {
  /** At most so many, default 100. Fewer are all that there are. */
  readonly most?: number;
  /** `cursor` of an application in the same list, where it need not stand any more: from the next one on. Absent = from the first. */
  readonly after?: string;
}

/** An agency's act. What its move does not ask for does not count. */
export interface Decision {
  readonly move: AgencyMove;
  /** Told to the applicant, at most 200 characters: why it is returned or refused. */
  readonly note?: string;
  /** `YYYY-MM-DD`, the last day on which it may be corrected or paid. */
  readonly dueDate?: string;
  /** The fee, 1 to 999,999. */
  readonly yen?: number;
}

/** What the portal offers whoever decides. */
export interface Desk {
  /**
   * What waits for an agency, whatever was received first first. What others decide meanwhile moves none past a cursor. What comes back after a correction or a payment stands
   * where it stood: whoever goes on from a cursor begins anew from time to time.
   */
  waiting(page?: ListPage): Promise<readonly FiledApplication[]>;
  /**
   * What has changed, as it is now, whatever changed last last: what was filed, corrected, withdrawn, decided, or has lapsed. Each application stands there once, and again (further on) when it changes again.
   * Whoever keeps the last cursor and goes on from it misses nothing, and learns what is new in `history`.
   */
  changes(page?: ListPage): Promise<readonly FiledApplication[]>;
  /** What was filed, as its receipt shows it; null = there is no such application. Throws where the register of who applied cannot be read. */
  content(
    of: Pick<FiledApplication, 'service' | 'id'>,
  ): Promise<readonly { readonly name: string; readonly value: string }[] | null>;
  /** What was attached to it; null = there is no such application. */
  files(of: Pick<FiledApplication, 'service' | 'id'>): Promise<readonly FiledFile[] | null>;
  /** One of these files as it was sent, untrusted; null = there is none. */
  file(
    of: Pick<FiledApplication, 'service' | 'id'>,
    id: string,
  ): Promise<(FiledFile & { readonly content: Uint8Array }) | null>;
  /**
   * Carries the decision out, keeps it in the audit log and tells the applicant by mail. `at`: when it was made, default now. Null = done; otherwise why not, in
   * words for who decides, and nothing has changed. Of two at the same moment one is carried out.
   */
  decide(of: Pick<FiledApplication, 'service' | 'id'>, decision: Decision, at?: Date): Promise<string | null>;
}

/** The agencies' systems, which examine what is filed with them. */
export interface BackOffice {
  /** Is handed the desk when the portal starts. What it resolves to lets go of it, and is waited for when the portal ends. */
  connect(desk: Desk): Promise<() => Promise<void>>;
}
