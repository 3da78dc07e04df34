import type { Answer, KnownRequest } from '../../kernel/calls/endpoint.ts';
import type { SignedFiling } from '../../kernel/portal/module-parts.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';
import { type AddressApplication, addressProblem } from './check-address.ts';
import { findLicence } from './find-licence.ts';
import { changeHindrance } from './hindrance.ts';
import { pendingChange } from './permanent-address.ts';
import { changePending, contentProblem, notUsable } from './refusals.ts';

/** Why a new permanent address is refused, its signature aside; null = it is taken. */
export async function addressRefusal(
  { citizen, db, now }: Pick<KnownRequest, 'citizen' | 'db' | 'now'>,
  application: AddressApplication,
): Promise<Answer | null> {
  const licence = await findLicence(db, citizen, now);
  if (licence === null || changeHindrance(licence, japanDate(now)) !== '') return notUsable;
  if ((await pendingChange(db, citizen.id, now)) !== null) return changePending;
  const problem = addressProblem(application, licence);
  return problem === null ? null : contentProblem(problem);
}

export const signedFiling: SignedFiling = {
  call: 'licencePermanentAddressSubmit',
  member: 'application',
  refusal: (request, signed) => addressRefusal(request, signed as AddressApplication),
};
