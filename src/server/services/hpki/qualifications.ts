import type { Queries } from '../../db/database.ts';
import type { Citizen } from '../../kernel/people/citizen.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { applicationsOf, type FiledApplication } from './applications.ts';
import { type IssuerCode, issuerCodeOf } from './issuers.ts';
import type { Qualification } from './qualified.ts';

/** A qualification with its state in this service. */
export interface HeldQualification {
  readonly record: Qualification;
  readonly issuer: IssuerCode;
  /** Null: no application. */
  readonly application: FiledApplication | null;
}

export async function qualificationsOf(
  db: Queries,
  { citizen, settings }: { readonly citizen: Citizen; readonly settings: Settings },
): Promise<readonly HeldQualification[]> {
  const records = citizen.persona.qualified?.qualifications ?? [];
  if (records.length === 0) return [];
  const applications = await applicationsOf(db, citizen.id);
  return records.map((record) => {
    const application = applications.find(({ qualificationId }) => qualificationId === record.id) ?? null;
    return { record, issuer: application?.issuer ?? issuerCodeOf(record.type, settings), application };
  });
}

/** The qualification to apply for: the one named, or for an empty id the issuer's first; only one without an application. */
export function openQualification(
  held: readonly HeldQualification[],
  { issuer, qualificationId }: { readonly issuer: string; readonly qualificationId: string },
): HeldQualification | undefined {
  return held.find(
    (one) =>
      one.issuer === issuer &&
      one.application === null &&
      (qualificationId === '' || one.record.id === qualificationId),
  );
}
