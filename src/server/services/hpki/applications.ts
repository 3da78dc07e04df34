import { json, type Queries } from '../../db/database.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import type { Delivery, IssuerCode } from './issuers.ts';

/** The citizen's input (`catalog/types/hpkiApplication.yaml`); members not asked for are empty. */
export interface Application {
  readonly qualificationId: string;
  readonly issuer: IssuerCode;
  readonly registrationNumber: string;
  /** `YYYY-MM-DD`. */
  readonly registrationDate: string;
  readonly romanFamilyName: string;
  readonly romanFirstName: string;
  /** 1 member, 2 not a member; asked only for jma. */
  readonly membership: '' | '1' | '2';
  readonly memberNumber: string;
  /** 1 yes, 2 no. */
  readonly hasWorkplace: '' | '1' | '2';
  readonly workplaceName: string;
  readonly workplacePostalCode: string;
  readonly workplaceAddress: string;
  readonly workplacePhone: string;
  readonly email: string;
  readonly phone: string;
  readonly purposes: readonly string[];
  readonly delivery: Delivery | '';
  /** Where the card is collected (`desk`): code of `prefecture`. */
  readonly deskPrefecture: string;
  /** Document to show on collection: code of `hpkiIdentityDocument`. */
  readonly document: string;
}

/** 1 received, 2 under examination, 3 issued. */
export type ApplicationStatus = '1' | '2' | '3';

export interface FiledApplication {
  readonly receptionNumber: string;
  readonly qualificationId: string;
  /** Issuer at the time of filing. */
  readonly issuer: IssuerCode;
  readonly status: ApplicationStatus;
  readonly receivedAt: Date;
}

export async function applicationsOf(db: Queries, citizenId: string): Promise<readonly FiledApplication[]> {
  return db.query<FiledApplication>(
    `select id as "receptionNumber", qualification_id as "qualificationId", issuer, status, received_at as "receivedAt"
       from hpki_applications where citizen_id = $1`,
    [citizenId],
  );
}

/** Stores an application under its number: the day and eight digits. Null: one exists for this qualification already. */
export async function storeApplication(
  db: Queries,
  filed: {
    readonly citizenId: string;
    readonly qualificationId: string;
    readonly issuer: IssuerCode;
    readonly status: ApplicationStatus;
    readonly now: Date;
    readonly content: Application | null;
  },
): Promise<FiledApplication | null> {
  const [row] = await db.query<{ number: string }>(`select nextval('hpki_receptions')::text as number`);
  const receptionNumber = `${japanDate(filed.now)}${(row?.number ?? '').padStart(8, '0')}`;
  const { citizenId, qualificationId, issuer, status, now, content } = filed;
  const stored = await db.query(
    `insert into hpki_applications (id, citizen_id, qualification_id, issuer, status, received_at, content)
     values ($1, $2, $3, $4, $5, $6, $7::text::jsonb) on conflict (citizen_id, qualification_id) do nothing returning id`,
    [receptionNumber, citizenId, qualificationId, issuer, status, now.toISOString(), content && json(content)],
  );
  return stored.length === 0 ? null : { receptionNumber, qualificationId, issuer, status, receivedAt: now };
}
