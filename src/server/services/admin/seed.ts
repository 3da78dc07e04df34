import { type Database, json, type Queries } from '../../db/database.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import { numberSetting } from '../../kernel/portal/settings.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { addAdministrator } from './administrators.ts';
import { hashPassword } from './password.ts';
import { sampleLogin } from './sample-login.ts';
import { sampleUser } from './sample-users.ts';
import { userId } from './users.ts';

/** Arbitrary advisory lock number: only one process at a time seeds the empty tables. */
const lockNumber = 20260412;

const seeded = new WeakMap<Database, Promise<void>>();

/** Seeds the sandbox with its first administrator and sample users on the area's first call, so that nothing else waits for it. */
export function seedSample(portal: Portal, now: Date): Promise<void> {
  const known = seeded.get(portal.database);
  if (known !== undefined) return known;
  const seeding = seed(portal, now).catch((error) => {
    seeded.delete(portal.database);
    throw error;
  });
  seeded.set(portal.database, seeding);
  return seeding;
}

async function seed({ database, settings }: Portal, now: Date): Promise<void> {
  const some = 'select 1 from admin_administrators limit 1';
  if ((await database.query(some)).length > 0) return;
  const passwordHash = await hashPassword(sampleLogin.password);
  await database.transaction(async (db) => {
    await db.query('select pg_advisory_xact_lock($1::bigint)', [lockNumber]);
    if ((await db.query(some)).length > 0) return;
    await addAdministrator(db, { email: sampleLogin.email, passwordHash, now });
    await addSampleUsers(db, numberSetting(settings, 'admin.sampleUsers'), now);
  });
}

async function addSampleUsers(db: Queries, count: number, now: Date): Promise<void> {
  const today = japanDate(now);
  const users = Array.from({ length: count }, (_, index) => {
    const { expireDate, ...user } = sampleUser(index + 1, today);
    const id = userId(index + 1);
    return { id, ...user, ...expireDate };
  });
  if (users.length === 0) return;
  await db.query(
    `insert into admin_users (id, name, email, detail, birthday, valid_from, valid_until, branch, account_type, changed_at)
     select id, name, email, detail, birthday, start, "end", branch, "accountType", $2::timestamptz
       from jsonb_to_recordset($1::text::jsonb) as given
         (id text, name text, email text, detail text, birthday date, start date, "end" date, branch text, "accountType" text)`,
    [json(users), now.toISOString()],
  );
  await db.query(`select setval('admin_user_numbers', $1::bigint)`, [String(users.length)]);
}
