import type { Queries } from '../../../db/database.ts';
import type { KnownCitizen } from '../../../ports/register.ts';
import type { ProcedurePath } from '../catalogue/find-procedure.ts';
import { heldQualifications } from '../catalogue/held-qualifications.ts';
import { type KnownOfPerson, knownOfPerson } from './known-of-person.ts';

/** What the portal knows of a citizen that the form of a procedure may ask. */
export async function knownFor(
  { db, citizen }: { readonly db: Queries; readonly citizen: KnownCitizen },
  { qualificationId }: Pick<ProcedurePath, 'qualificationId'>,
): Promise<KnownOfPerson> {
  const held = await heldQualifications(db, citizen.record);
  // Somebody may be registered in two prefectures: which number is meant, only they know.
  const [number = '', ...others] = held
    .filter((one) => one.qualificationId === qualificationId)
    .map(({ registrationNumber }) => registrationNumber);
  return knownOfPerson(citizen.record, others.length === 0 ? number : '');
}
