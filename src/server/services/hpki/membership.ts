import * as wording from '../../../../build/wording/services/hpki.ts';
import type { QualifiedRecord } from '../../common/register/qualified.ts';
import type { Application } from './applications.ts';

/** What the doctors' association says of a person. */
export function membershipOf(qualified: QualifiedRecord | undefined): '1' | '2' {
  return qualified?.memberNumber === undefined ? '2' : '1';
}

const words: { readonly [membership in Application['membership']]: string } = {
  '': '',
  '1': wording.receipt.member,
  '2': wording.receipt.noMember,
};

/** Empty where nobody was asked. */
export const membershipText = (membership: Application['membership']): string => words[membership];
