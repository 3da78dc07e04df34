import type { Queries } from '../../db/database.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { type KnownCitizen, said } from '../../ports/register.ts';
import { applicationsOf, type FiledApplication } from './applications.ts';
import { type IssuerCode, issuerCodeOf } from './issuers.ts';
import { moves } from './moves.ts';
import type { Qualification } from './qualified.ts';

/** A qualification with its state in this service. */
export interface HeldQualification {
  readonly record: Qualification;
  readonly issuer: IssuerCode;
  /** Open or issued; null: none. */
  readonly application: FiledApplication | null;
  /** Those that came to nothing, newest first. */
  readonly earlier: readonly FiledApplication[];
}

/** Refused, withdrawn, its deadline passed: another application may be filed. */
const cameToNothing: readonly string[] = ['6', '7', '8'];

export async function qualificationsOf(
  db: Queries,
  { citizen, settings, now }: { readonly citizen: KnownCitizen; readonly settings: Settings; readonly now: Date },
): Promise<readonly HeldQualification[]> {
  const records = said(citizen.record.qualified)?.qualifications ?? [];
  if (records.length === 0) return [];
  const applications = await applicationsOf(db, citizen.id, now);
  return records.map((record) => {
    const own = applications.filter(({ qualificationId }) => qualificationId === record.id);
    const application = own.find(({ status }) => !cameToNothing.includes(status)) ?? null;
    const earlier = own.filter((one) => one !== application);
    return { record, issuer: application?.issuer ?? issuerCodeOf(record.type, settings), application, earlier };
  });
}

/** The qualification to apply for: the one named, or for an empty id the issuer's first; only one without an application, or with a returned one. */
export function openQualification(
  held: readonly HeldQualification[],
  { issuer, qualificationId }: { readonly issuer: string; readonly qualificationId: string },
): HeldQualification | undefined {
  return held.find(
    (one) => one.issuer === issuer && mayBeFiled(one) && (qualificationId === '' || one.record.id === qualificationId),
  );
}

/** Nothing is filed yet, or what was filed is to be corrected. */
export function mayBeFiled({ application }: HeldQualification): boolean {
  return application === null || moves[application.status].correct !== undefined;
}
