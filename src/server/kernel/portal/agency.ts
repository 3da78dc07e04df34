import type { Queries } from '../../db/database.ts';
import type { FiledFile, Happening } from '../../ports/back-office.ts';
import type { Citizen } from '../../ports/identity.ts';
import type { RegisterRecord } from '../../ports/register.ts';

/** 1 received, 2 under examination, 3 returned, 4 awaiting payment, 5 finished, 6 refused, 7 withdrawn, 8 its deadline passed. */
export type HandlingStatus = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';

/** What is done with an application: by the agency, by the applicant (correct, withdraw), or by time. */
export type Move = Exclude<Happening, 'file'>;

/** The moves that each status allows, with the status that each leads to. Any other move is refused. */
export type Moves = { readonly [status in HandlingStatus]: { readonly [move in Move]?: HandlingStatus } };

/** 1 received; otherwise a move: 2 examine, 3 return, 4 ask for payment, 5 issue, 6 refuse, 7 withdraw, 8 correct, 9 take the payment, 10 lapse. */
export type HandlingEvent = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10';

export interface HistoryEntry {
  /** ISO 8601. */
  readonly at: string;
  readonly event: HandlingEvent;
  /** The agency's words; empty = none. */
  readonly note: string;
}

export interface Returned {
  readonly reason: string;
  /** `YYYYMMDD`; empty = any time. */
  readonly dueDate: string;
}

export interface Payment {
  readonly yen: number;
  /** By which the bank knows the payment. */
  readonly number: string;
  /** `YYYYMMDD`. */
  readonly dueDate: string;
}

/** How far an application has come. */
export interface Handled {
  readonly id: string;
  readonly status: HandlingStatus;
  /** Null = not returned. */
  readonly returned: Returned | null;
  /** Null = no payment is awaited. */
  readonly payment: Payment | null;
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
}

/** An application as its agency sees it. */
export interface AgencyCase extends Handled {
  /** The number the applicant was told. */
  readonly number: string;
  /** What is applied for. Example `社会福祉士　新しく登録する`. */
  readonly subject: string;
  readonly agencyName: string;
  readonly receivedAt: Date;
  /** Path of the applicant's screen about it. */
  readonly screen: string;
}

/** Who applied. What was filed is there whatever the registers say now: `record` is null where they cannot be read. */
export interface Applicant extends Citizen {
  readonly record: RegisterRecord | null;
}

/** The applications of one service, and what may be done with them. */
export interface AgencyDesk {
  /** Example `nq`. */
  readonly name: string;
  /** Example `国家資格の申請`. */
  readonly title: string;
  /** What the service calls the number of an application. */
  readonly numberLabel: string;
  readonly moves: Moves;
  /** Table with the members of `Handled` as columns, and `citizen_id` and `received_at`. */
  readonly table: string;
  /** The citizen's applications, newest first. */
  cases(db: Queries, citizen: Applicant, now: Date): Promise<readonly AgencyCase[]>;
  /** What is attached to an application of the citizen; absent = nothing ever is. */
  readonly files?: {
    list(db: Queries, citizenId: string, id: string): Promise<readonly FiledFile[]>;
    read(
      db: Queries,
      citizenId: string,
      id: string,
      fileId: string,
    ): Promise<(FiledFile & { readonly content: Uint8Array }) | null>;
  };
}
