import type { Queries } from '../../../db/database.ts';
import type { SampleRecord } from '../../../kernel/people/sample-record.ts';
import type { Begun } from '../../../kernel/portal/stand-in.ts';
import { daysLater } from '../../../kernel/time/days-later.ts';
import { switchAutoChange } from '../auto-change.ts';
import { storeProgress } from '../course.ts';
import { storeChange } from '../permanent-address.ts';
import { licenceOf } from './licence-of.ts';

/** Seeds a sample person's fresh copy with what they did about their licence before the login. */
export async function seedLicence(db: Queries, citizenId: string, sample: SampleRecord, { now }: Begun): Promise<void> {
  const licence = licenceOf(sample, now);
  const { autoChangeForDays, course, addressChange } = sample.licence ?? {};
  if (licence === null) return;
  const ago = (days: number) => daysLater(now, -days);
  if (autoChangeForDays !== undefined) await switchAutoChange(db, citizenId, true, ago(autoChangeForDays));
  if (addressChange !== undefined) {
    const { address, daysAgo } = addressChange;
    await storeChange(db, citizenId, { licenceNumber: licence.number, address }, ago(daysAgo));
  }
  if (course === undefined) return;
  const { finished, completedDaysAgo } = course;
  const completedAt = completedDaysAgo === undefined ? null : ago(completedDaysAgo);
  await storeProgress(db, citizenId, { finished, completedAt, countsUntil: licence.validUntil });
}
