import { nextNumber } from '../../../common/receipts/next-number.ts';
import type { Queries } from '../../../db/database.ts';
import type { SampleRecord } from '../../../kernel/people/sample-record.ts';
import type { Begun } from '../../../kernel/portal/stand-in.ts';
import { daysLater } from '../../../kernel/time/days-later.ts';
import { issueCode } from '../codes.ts';
import type { IdentificationCodeRecord } from '../registers.ts';
import { registersOf } from '../registers-of.ts';

/** Seeds a sample person's fresh copy with the codes issued before the login. */
export async function seedCodes(
  db: Queries,
  citizenId: string,
  sample: SampleRecord,
  { now, settings }: Begun,
): Promise<void> {
  const [register] = registersOf(sample);
  if (register === undefined) return;
  for (const { daysAgo } of sample.identificationCode?.issued ?? []) {
    const issuedAt = daysLater(now, -daysAgo);
    const receptionNumber = await nextNumber(db, issuedAt);
    await issueCode(db, { citizenId, receptionNumber, register, now: issuedAt, settings });
  }
}

declare module '../../../kernel/people/sample-record.ts' {
  interface SampleKnobs {
    readonly identificationCode?: IdentificationCodeRecord & {
      /** Codes issued before the login, for the register in force. */
      readonly issued?: readonly { readonly daysAgo: number }[];
    };
  }
}
