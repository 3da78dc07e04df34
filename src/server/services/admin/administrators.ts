import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db/database.ts';

/** An account with access to the sample area. */
export interface Administrator {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
}

export function writtenEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

export async function findAdministrator(
  db: Queries,
  email: string,
): Promise<(Administrator & { readonly passwordHash: string }) | null> {
  const [row] = await db.query<Administrator & { readonly passwordHash: string }>(
    'select id, email, password_hash as "passwordHash" from admin_administrators where email = $1',
    [email],
  );
  return row ?? null;
}

/** Null: the e-mail address is taken. */
export async function addAdministrator(
  db: Queries,
  { email, passwordHash, now }: { readonly email: string; readonly passwordHash: string; readonly now: Date },
): Promise<Administrator | null> {
  const id = randomUUID();
  const made = await db.query(
    `insert into admin_administrators (id, email, password_hash, registered_at) values ($1, $2, $3, $4)
     on conflict (email) do nothing returning id`,
    [id, email, passwordHash, now],
  );
  return made.length === 0 ? null : { id, email };
}

/** Keeps the administrator from being removed until the transaction ends; false = it is too late. */
export async function holdAdministrator(db: Queries, id: string): Promise<boolean> {
  return (await db.query('select id from admin_administrators where id = $1 for key share', [id])).length > 0;
}

/** By e-mail address; with the sessions and known browsers. Their id; null = there is no such administrator. */
export async function removeAdministrator(db: Queries, email: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>('delete from admin_administrators where email = $1 returning id', [
    email,
  ]);
  return row?.id ?? null;
}

/** Their e-mail addresses, first registered first. */
export async function administratorEmails(db: Queries): Promise<readonly string[]> {
  const rows = await db.query<{ email: string }>(
    'select email from admin_administrators order by registered_at, email',
  );
  return rows.map(({ email }) => email);
}
