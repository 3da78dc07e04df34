import { nextNumber } from '../../common/receipts/next-number.ts';
import type { Queries } from '../../db/database.ts';
import type { Begun } from '../../kernel/portal/module-parts.ts';
import { daysLater } from '../../kernel/time/days-later.ts';
import type { RegisterRecord } from '../../ports/register.ts';
import { issueCode } from './codes.ts';
import { registersOf } from './registers-of.ts';

/** Seeds a sample person's fresh copy with the codes issued before the login. */
export async function seedCodes(
  db: Queries,
  citizenId: string,
  record: RegisterRecord,
  { now, settings }: Begun,
): Promise<void> {
  const [register] = registersOf(record);
  if (register === undefined) return;
  for (const { daysAgo } of record.identificationCode?.issued ?? []) {
    const issuedAt = daysLater(now, -daysAgo);
    const receptionNumber = await nextNumber(db, issuedAt);
    await issueCode(db, { citizenId, receptionNumber, register, now: issuedAt, settings });
  }
}
