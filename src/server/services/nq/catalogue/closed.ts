import type { Queries } from '../../../db/database.ts';
import { japanDate } from '../../../kernel/time/japan-date.ts';
import type { RegisterRecord } from '../../../ports/register.ts';
import { kindOf } from './business-types.ts';
import type { Procedure } from './find-procedure.ts';
import type { HandledBusiness, UnitPath } from './find-unit.ts';
import { heldQualifications } from './held-qualifications.ts';
import { isResponding } from './inquiry.ts';

/** Why a person cannot file now. */
export interface Closed {
  /**
   * EDQ301: outside the period; EDQ311: only for registered people, and no record was found; EDQ312: the registration cannot be looked up
   * now; EDQ313: only for people not registered yet.
   */
  readonly code: 'EDQ301' | 'EDQ311' | 'EDQ312' | 'EDQ313';
  /** In words for the citizen, including what to do. */
  readonly reason: string;
}

/** Why a procedure accepts no application from a person now; null: it does. */
export async function closedTo(
  db: Queries,
  record: RegisterRecord,
  path: UnitPath,
  procedure: Procedure,
  now: Date,
): Promise<Closed | null> {
  return closedPeriod(procedure, now) ?? (await closedBusiness(db, record, path, procedure));
}

/** Why a whole business is closed to a person: holders' procedures require an entry in the unit's register, a first registration the opposite. */
export async function closedBusiness(
  db: Queries,
  record: RegisterRecord,
  { qualificationId, qualificationHandleUnitCode }: UnitPath,
  { businessTypeCode, qualificationName, agencyCode, agencyName }: HandledBusiness,
): Promise<Closed | null> {
  const kind = kindOf(businessTypeCode);
  if (kind === 'exam') return null;
  const held = (await heldQualifications(db, record)).filter((one) => one.qualificationId === qualificationId);
  if (kind === 'new') {
    const [registered] = held;
    return registered === undefined
      ? null
      : {
          code: 'EDQ313',
          reason: `あなたは、もう${qualificationName}として登録されています（登録番号：${registered.registrationNumber}）。新しい登録の申請は、はじめて登録する方だけができます。登録した内容の変更などは、「持っている資格」から申請してください。`,
        };
  }
  if (held.some((one) => one.qualificationHandleUnitCode === qualificationHandleUnitCode)) return null;
  if (!isResponding(record, agencyCode))
    return {
      code: 'EDQ312',
      reason: `${agencyName}のシステムから答えがないため、いまは登録の記録を確認できません。時間をおいて、もう一度お試しください。`,
    };
  return { code: 'EDQ311', reason: notRegistered(qualificationName, agencyName, held[0]?.agencyName) };
}

function notRegistered(qualificationName: string, agencyName: string, elsewhere: string | undefined): string {
  const found = `この手続きは、${qualificationName}として登録されている方だけができます。${agencyName}に、あなたの登録の記録が見つかりません。`;
  return elsewhere === undefined
    ? `${found}まだ登録していない方は、新しい登録の申請をしてください。登録した方は、${agencyName}に電話で確かめてください。`
    : `${found}あなたの登録は、${elsewhere}にあります。そちらの手続きを選んでください。`;
}

/** Only examinations have an application period. */
function closedPeriod({ acceptance }: Procedure, now: Date): Closed | null {
  if (acceptance === null) return null;
  const today = japanDate(now);
  if (today < acceptance.from)
    return { code: 'EDQ301', reason: 'まだ、受験の申し込みを受け付ける期間ではありません。' };
  return today > acceptance.until
    ? { code: 'EDQ301', reason: '受験の申し込みを受け付ける期間は、終わりました。' }
    : null;
}
