import type { Difference } from '../../../model/difference.ts';
import { lapseOverdue, moveOn } from '../../common/agency/move-on.ts';
import { nextNumber } from '../../common/receipts/next-number.ts';
import { rowsOf, type Statement } from '../../db/asked-together.ts';
import { json, type Queries } from '../../db/database.ts';
import type { Handled } from '../../kernel/portal/agency.ts';
import type { Delivery, IssuerCode } from './issuers.ts';
import { handled } from './moves.ts';

/** The citizen's input (`screens/hpki/catalog/types/hpkiApplication.yaml`); members not asked for are empty. */
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

export interface FiledApplication extends Omit<Handled, 'id'> {
  readonly receptionNumber: string;
  readonly qualificationId: string;
  /** Issuer at the time of filing. */
  readonly issuer: IssuerCode;
  readonly receivedAt: Date;
  /** Null: filed before the login. */
  readonly content: Application | null;
  readonly differences: readonly Difference[];
}

const columns = `id as "receptionNumber", qualification_id as "qualificationId", issuer, status, received_at as "receivedAt", content, differences,
  returned, payment, history`;

export const applicationsAsked = (citizenId: string): Statement => ({
  sql: `select ${columns} from hpki_applications where citizen_id = $1 order by received_at desc, id desc`,
  values: [citizenId],
  moments: ['receivedAt'],
});

/** The citizen's applications, newest first. Those whose deadline has passed have ended. */
export async function applicationsOf(db: Queries, citizenId: string, now: Date): Promise<readonly FiledApplication[]> {
  const read = () => rowsOf<FiledApplication>(db, applicationsAsked(citizenId));
  const found = await read();
  const open = found.map(({ receptionNumber, ...one }) => ({ ...one, id: receptionNumber }));
  return (await lapseOverdue(db, handled, open, now)) ? read() : found;
}

/** Stores an application under its number: the day and eight digits. Null: one is open, or has been issued, for this qualification. */
export async function storeApplication(
  db: Queries,
  filed: {
    readonly citizenId: string;
    readonly qualificationId: string;
    readonly issuer: IssuerCode;
    readonly now: Date;
    readonly content: Application | null;
    readonly differences?: readonly Difference[];
    /** How far it has come; absent: just received. */
    readonly handled?: Pick<Handled, 'status' | 'returned' | 'payment' | 'history'>;
  },
): Promise<Pick<FiledApplication, 'receptionNumber'> | null> {
  const receptionNumber = await nextNumber(db, filed.now);
  const { citizenId, qualificationId, issuer, now, content, differences = [] } = filed;
  const { status, returned, payment, history } = filed.handled ?? received(now);
  const stored = await db.query(
    `insert into hpki_applications (id, citizen_id, qualification_id, issuer, status, received_at, content, returned, payment, history, differences)
     values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8::text::jsonb, $9::text::jsonb, $10::text::jsonb, $11::text::jsonb)
     on conflict (citizen_id, qualification_id) where status in ('1', '2', '3', '4', '5') do nothing returning id`,
    [
      receptionNumber,
      citizenId,
      qualificationId,
      issuer,
      status,
      now.toISOString(),
      content && json(content),
      returned && json(returned),
      payment && json(payment),
      json(history),
      json(differences),
    ],
  );
  return stored.length === 0 ? null : { receptionNumber };
}

function received(now: Date): Pick<Handled, 'status' | 'returned' | 'payment' | 'history'> {
  return { status: '1', returned: null, payment: null, history: [{ at: now.toISOString(), event: '1', note: '' }] };
}

/** Receives a returned application again after its correction, under the same number. False: it is not returned (any more). */
export async function correctApplication(
  db: Queries,
  { receptionNumber, status }: FiledApplication,
  { content, differences }: { readonly content: Application; readonly differences: readonly Difference[] },
  now: Date,
): Promise<boolean> {
  if (!(await moveOn(db, handled, { id: receptionNumber, status }, { move: 'correct', now }))) return false;
  await db.query(
    'update hpki_applications set content = $2::text::jsonb, differences = $3::text::jsonb where id = $1',
    [receptionNumber, json(content), json(differences)],
  );
  return true;
}
