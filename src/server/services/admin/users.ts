import type { Queries } from '../../db/database.ts';
import type { AccountType, Branch } from './codes.ts';
import type { User, UserContent } from './user.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly detail: string;
  readonly birthday: string;
  readonly start: string;
  readonly end: string;
  readonly branch: Branch;
  readonly accountType: AccountType;
  readonly revision: number;
}

const columns = `id, name, email, detail, birthday::text, valid_from::text as "start", valid_until::text as "end", branch,
  account_type as "accountType", revision`;

function userOf({ start, end, ...row }: Row): User {
  return { ...row, expireDate: { start, end } };
}

/** Null: no such user. `lock` takes a row lock until this transaction ends. */
export async function findUser(db: Queries, id: string, lock = false): Promise<User | null> {
  const [row] = await db.query<Row>(`select ${columns} from admin_users where id = $1${lock ? ' for update' : ''}`, [
    id,
  ]);
  return row === undefined ? null : userOf(row);
}

function valuesOf(id: string, { name, email, detail, birthday, expireDate, branch, accountType }: UserContent) {
  const { start, end } = expireDate;
  return [id, name, email, detail, birthday, start, end, branch, accountType];
}

/** Serialises the assignment of an e-mail address until the transaction ends. */
async function claimEmail(db: Queries, email: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`admin_users ${email}`]);
}

/** Null: the e-mail address is another user's. */
export async function addUser(db: Queries, content: UserContent, now: Date): Promise<User | null> {
  await claimEmail(db, content.email);
  const [row] = await db.query<{ number: string }>(`select nextval('admin_user_numbers')::text as number`);
  const id = userId(Number(row?.number));
  const made = await db.query(
    `insert into admin_users (id, name, email, detail, birthday, valid_from, valid_until, branch, account_type, changed_at)
     values ($1, $2, $3, $4, $5::text::date, $6::text::date, $7::text::date, $8, $9, $10)
     on conflict (email) do nothing returning id`,
    [...valuesOf(id, content), now],
  );
  return made.length === 0 ? null : findUser(db, id);
}

/** The user must be locked. Null: the e-mail address is another user's. */
export async function changeUser(db: Queries, id: string, content: UserContent, now: Date): Promise<User | null> {
  await claimEmail(db, content.email);
  const [other] = await db.query('select id from admin_users where email = $1 and id <> $2', [content.email, id]);
  if (other !== undefined) return null;
  await db.query(
    `update admin_users set name = $2, email = $3, detail = $4, birthday = $5::text::date, valid_from = $6::text::date,
       valid_until = $7::text::date, branch = $8, account_type = $9, changed_at = $10, revision = revision + 1
     where id = $1`,
    [...valuesOf(id, content), now],
  );
  return findUser(db, id);
}

export async function deleteUser(db: Queries, id: string): Promise<void> {
  await db.query('delete from admin_users where id = $1', [id]);
}

/** Example `U000001`. */
export function userId(number: number): string {
  return `U${String(number).padStart(6, '0')}`;
}
