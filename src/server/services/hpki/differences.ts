import * as wording from '../../../../build/wording/services/hpki.ts';
import { dayText } from '../../../expressions/japan-time.ts';
import type { Difference } from '../../../model/difference.ts';
import { postalCodeText } from '../../../model/postal-code-text.ts';
import { registeredEmailOf } from '../../common/mail/registered-email.ts';
import { differing } from '../../common/receipts/differing.ts';
import type { KnownRequest } from '../../kernel/calls/endpoint.ts';
import { isFailed, said } from '../../ports/register.ts';
import type { Application } from './applications.ts';
import { membershipOf, membershipText } from './membership.ts';
import type { Qualification } from './qualified.ts';

/** What the applicant wrote otherwise than the registers have it: of the inputs that the screens hold against them. */
export async function differencesFrom(
  { db, citizen }: Pick<KnownRequest, 'db' | 'citizen'>,
  sent: Application,
  { registrationNumber, registrationDate, isShared = true }: Qualification,
): Promise<readonly Difference[]> {
  const qualified = said(citizen.record.qualified);
  // Nothing is held against what a register cannot say.
  const { contact } = citizen.record;
  const email = isFailed(contact) ? null : await registeredEmailOf(db, citizen);
  const phone = isFailed(contact) ? undefined : contact?.phone;
  const { romanName } = qualified ?? {};
  const workplace = sent.hasWorkplace === '1' ? qualified?.workplace : undefined;
  const compared = (label: string, written: string, source: string, registered = '') => ({
    label,
    written,
    source,
    registered,
  });
  const day = (date: string) => (date === '' ? '' : dayText(date));
  return differing([
    compared(
      wording.receipt.registrationNumber,
      sent.registrationNumber,
      wording.registered.number,
      isShared ? registrationNumber : '',
    ),
    compared(
      wording.receipt.registrationDate,
      day(sent.registrationDate),
      wording.registered.day,
      isShared ? day(registrationDate) : '',
    ),
    compared(
      wording.receipt.membership,
      membershipText(sent.membership),
      wording.registered.membership,
      membershipText(membershipOf(qualified)),
    ),
    compared(wording.receipt.romanFamilyName, sent.romanFamilyName, wording.registered.roman, romanName?.family),
    compared(wording.receipt.romanGivenName, sent.romanFirstName, wording.registered.roman, romanName?.first),
    compared(wording.receipt.workplaceName, sent.workplaceName, wording.registered.workplaceName, workplace?.name),
    compared(
      wording.receipt.workplacePostalCode,
      postalCodeText(sent.workplacePostalCode),
      wording.registered.workplacePostalCode,
      postalCodeText(workplace?.postalCode ?? ''),
    ),
    compared(
      wording.receipt.workplaceAddress,
      sent.workplaceAddress,
      wording.registered.workplaceAddress,
      workplace?.address,
    ),
    compared(wording.receipt.workplacePhone, sent.workplacePhone, wording.registered.workplacePhone, workplace?.phone),
    compared(wording.receipt.email, sent.email, wording.registered.email, email ?? ''),
    compared(wording.receipt.phone, sent.phone, wording.registered.phone, phone),
  ]);
}
