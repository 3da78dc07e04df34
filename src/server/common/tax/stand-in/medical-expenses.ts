import type { SampleRecord } from '../../../kernel/people/sample-record.ts';
import type { Obtaining } from '../../../kernel/portal/stand-in.ts';
import type { TaxRecord } from '../tax-record.ts';

declare module '../../../kernel/people/sample-record.ts' {
  interface SampleKnobs {
    readonly tax?: TaxRecord & {
      /** The health insurance fails. */
      readonly medicalFailure?: StateFailure;
      /** Questions before the medical expenses are ready; null = they never are. Absent = ready at once. */
      readonly medicalWaits?: number | null;
    };
  }
}

export const medicalExpenses: Obtaining = {
  async obtain(db, citizenId) {
    await db.query('insert into tax_medical_asks (citizen_id, asks) values ($1, 0) on conflict do nothing', [
      citizenId,
    ]);
  },
  async progressOf(db, citizenId, { tax = {} }: SampleRecord) {
    const [row] = await db.query<{ asks: number }>(
      'update tax_medical_asks set asks = asks + 1 where citizen_id = $1 returning asks',
      [citizenId],
    );
    if (row === undefined) return null;
    const { medicalFailure: cause, medicalWaits = 0 } = tax;
    if (cause !== undefined && (cause.times === null || row.asks <= cause.times)) {
      const { errorCode, errorMessage } = cause;
      return { failure: { errorCode, errorMessage } };
    }
    return { isThere: medicalWaits !== null && row.asks > medicalWaits };
  },
};
