import { json, type Queries } from '../../db/database.ts';
import type { Begun } from '../../kernel/portal/module-parts.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import type { RegisterRecord } from '../../ports/register.ts';
import { switchAutoChange } from './auto-change.ts';
import { storeProgress } from './course.ts';
import { licenceOf } from './licence-of.ts';
import { storeChange } from './permanent-address.ts';

/** Seeds a sample person's fresh copy with their licence and their activity before the login. */
export async function seedLicence(
  db: Queries,
  citizenId: string,
  record: RegisterRecord,
  { now }: Begun,
): Promise<void> {
  const licence = licenceOf(record, now);
  const { autoChangeForDays, course, addressChange } = record.licence ?? {};
  if (licence === null) return;
  await db.query('insert into licences (citizen_id, licence) values ($1, $2::text::jsonb)', [citizenId, json(licence)]);
  const ago = (days: number) => daysLater(now, -days);
  if (autoChangeForDays !== undefined) await switchAutoChange(db, citizenId, true, ago(autoChangeForDays));
  if (addressChange !== undefined) {
    const { address, daysAgo } = addressChange;
    await storeChange(db, citizenId, { licenceNumber: licence.number, address }, ago(daysAgo));
  }
  if (course === undefined) return;
  const { finished, completedDaysAgo } = course;
  await storeProgress(db, citizenId, finished, completedDaysAgo === undefined ? null : ago(completedDaysAgo));
}
