import type { DataForm } from '../../../forms/data-form/definition.ts';
import type { Difference } from '../../../model/difference.ts';
import type { Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import type { KnownCitizen, RegisterRecord } from '../../ports/register.ts';
import type { CallName } from '../contract/call-types.ts';
import type { Waiting } from '../page/waiting.ts';
import type { PlainRow } from './plain-row.ts';
import type { Settings } from './settings.ts';

/** Signed content in words, shown on the phone. */
export interface PlainWords {
  readonly title: string;
  readonly rows: readonly PlainRow[];
}

/** Words for one kind of content, for whoever files it; null = another kind. */
export type WordsOf = (target: { readonly [member: string]: unknown }, record?: RegisterRecord) => PlainWords | null;

/** What a person keeps of something they filed (`catalog/types/receipt.yaml`), made from the stored record each time. */
export interface Receipt {
  readonly number: string;
  /** What the service's screens call the number. */
  readonly numberLabel: string;
  readonly procedure: string;
  readonly filedBy: string;
  readonly filedFor: string;
  readonly filedTo: string;
  /** ISO 8601. */
  readonly filedAt: string;
  /** ISO 8601. Of what was filed again after a correction: when it was first filed. */
  readonly firstFiledAt?: string;
  readonly content: readonly PlainRow[];
  /** What was filed otherwise than the registers had it; absent = nothing. */
  readonly differences?: readonly Difference[];
  readonly next: string;
  readonly by: string;
  /** The last day of something that lapses after it, of the service of that card; absent = none. */
  readonly ends?: { readonly service: string /** `YYYYMMDD`. */; readonly day: string };
  /** What happens next is no longer what was told at the filing. */
  readonly movedOn?: true;
  readonly contact: string;
  /** Of the screen that shows it, with `?number=`. */
  readonly path: string;
}

/** How a service finds receipts. */
export interface Receipts {
  /** As the calls name it. */
  readonly service: string;
  /** Of what the citizen filed under a number, or (null) of everything, newest first; nobody else's. */
  find(
    request: { readonly db: Queries; readonly citizen: KnownCitizen; readonly now: Date; readonly settings: Settings },
    number: string | null,
  ): Promise<readonly Receipt[]>;
}

/** A refusal as calls answer it. */
export interface Refused {
  readonly status: number;
  readonly resultCode: string;
  readonly errors?: readonly { readonly errorCode: string; readonly errorMessage: string }[];
}

/** Something that is signed before it is filed. */
export interface SignedFiling {
  readonly call: CallName;
  /** Member of its request with what is signed. */
  readonly member: string;
  /** Why it would be refused now, the signature aside: asked before the signing too. Null = it would be taken. `signed` fits the contract. */
  refusal(
    request: { readonly db: Queries; readonly citizen: KnownCitizen; readonly now: Date; readonly settings: Settings },
    signed: unknown,
  ): Promise<Refused | null>;
}

export interface MailTemplate {
  readonly name: string;
  /** When the mail is sent. */
  readonly when: string;
  readonly text: string;
}

/** What is pending for a citizen; `now` is the time on the citizen's browser's clock. */
export interface WaitsFor {
  /** What `list` asks about everybody: one statement reads it for all services. */
  readonly asks?: (citizenId: string, now: Date) => readonly Statement[];
  readonly list: (db: Queries, citizen: KnownCitizen, now: Date, settings: Settings) => Promise<Partial<Waiting>>;
}

/** The mails sent by a service, with placeholders for personal data. */
export type MailsOf = (settings: Settings) => readonly MailTemplate[];

/** The form that a screen of the service shows at these values of its address; null = none. */
export type FormAt = (db: Queries, values: { readonly [name: string]: string }) => Promise<DataForm | null>;
