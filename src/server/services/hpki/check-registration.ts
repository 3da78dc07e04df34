import type { QualifiedRecord } from '../../common/register/qualified.ts';
import type { Answer } from '../../kernel/calls/endpoint.ts';
import type { Application } from './applications.ts';
import type { Qualification } from './qualified.ts';
import { dateDiffers, memberDiffers, numberDiffers } from './refusals.ts';

export type Registration = Pick<Application, 'registrationNumber' | 'registrationDate' | 'membership' | 'memberNumber'>;

/** Compares the typed values with the registers; null: all match. */
export function registrationRefusal(
  typed: Registration,
  record: Qualification,
  known: QualifiedRecord | undefined,
): Answer | null {
  if (typed.registrationNumber !== record.registrationNumber) return numberDiffers;
  if (typed.registrationDate !== record.registrationDate) return dateDiffers;
  if (typed.membership === '1' && typed.memberNumber !== known?.memberNumber) return memberDiffers;
  return null;
}
