import * as wording from '../../../../build/wording/services/hpki.ts';
import { test as isEmail } from '../../../forms/constraints/email.ts';
import { test as hasAtMost } from '../../../forms/constraints/max-length.ts';
import { test as isPhone } from '../../../forms/constraints/phone.ts';
import { test as isPostalCode } from '../../../forms/constraints/postal-code.ts';
import { isBlank } from '../../../forms/is-blank.ts';
import type { Application } from './applications.ts';
import { issuerOf } from './issuers.ts';
import type { HeldQualification } from './qualifications.ts';

const mostOfName = 100;
const mostOfRomanName = 30;

/** What is wrong with an application, its registration aside, in words for the citizen; null: nothing. */
export function applicationProblem(sent: Application, { issuer }: HeldQualification): string | null {
  if (sent.issuer !== issuer) return wording.input.issuer;
  if (![sent.romanFamilyName, sent.romanFirstName].every(isRomanName)) return wording.input.romanName;
  if ((issuer === 'jma') !== (sent.membership !== '')) return wording.input.membership;
  return workplaceProblem(sent) ?? contactProblem(sent) ?? deliveryProblem(sent, issuer);
}

function isRomanName(name: string): boolean {
  return /^[A-Z][A-Z -]*$/.test(name) && hasAtMost(name, mostOfRomanName);
}

function workplaceProblem({ hasWorkplace, ...sent }: Application): string | null {
  if (hasWorkplace === '2') return null;
  const texts = [sent.workplaceName, sent.workplaceAddress];
  const isComplete =
    hasWorkplace === '1' &&
    texts.every((text) => !isBlank(text) && hasAtMost(text, mostOfName)) &&
    sent.workplacePostalCode !== '' &&
    isPostalCode(sent.workplacePostalCode) &&
    sent.workplacePhone !== '' &&
    isPhone(sent.workplacePhone);
  return isComplete ? null : wording.input.workplace;
}

function contactProblem({ email, phone, purposes }: Application): string | null {
  if (email === '' || !isEmail(email)) return wording.input.email;
  if (phone === '' || !isPhone(phone)) return wording.input.phone;
  return purposes.length === 0 ? wording.input.purposes : null;
}

function deliveryProblem(sent: Application, issuer: HeldQualification['issuer']): string | null {
  const { delivery, deskPrefecture, document, hasWorkplace, membership } = sent;
  if (feeYenOf({ delivery, membership, issuer }) === null) return wording.input.delivery;
  if (delivery === 'workplace' && hasWorkplace !== '1') return wording.input.workplaceNeeded;
  if (delivery === 'desk' && deskPrefecture === '') return wording.input.prefecture;
  return (delivery === 'phone') === (document === '') ? null : wording.input.document;
}

/** The fee in yen; null: this issuer does not offer that delivery. */
export function feeYenOf({
  issuer,
  delivery,
  membership,
}: Pick<Application, 'delivery' | 'membership'> & Pick<HeldQualification, 'issuer'>): number | null {
  const fee = issuerOf(issuer).fees.find((one) => one.delivery === delivery && one.membership === membership);
  return fee?.yen ?? null;
}
