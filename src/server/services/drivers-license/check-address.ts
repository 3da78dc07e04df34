import * as wording from '../../../../build/wording/services/drivers-license.ts';
import { domicileProblem } from '../../common/register/check-domicile.ts';
import { isSamePlace } from '../../common/register/same-place.ts';
import type { Licence } from './licence.ts';

/** The application as submitted and signed by the citizen. */
export interface AddressApplication {
  readonly kind: 'licence-permanent-address';
  readonly licenceNumber: string;
  /** Starts with the prefecture. */
  readonly address: string;
}

/** What is wrong with a new permanent address, in words for the citizen; null = nothing. */
export function addressProblem(sent: AddressApplication, licence: Licence): string | null {
  if (sent.licenceNumber !== licence.number) {
    return wording.input.licenceDiffers;
  }
  const problem = domicileProblem(sent.address);
  if (problem !== null) return problem;
  return isSamePlace(sent.address, licence.permanentAddress) ? wording.input.sameDomicile : null;
}
