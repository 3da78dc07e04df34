import * as wording from '../../../../build/wording/services/kana.ts';
import type { Difference } from '../../../model/difference.ts';
import { registeredEmailOf } from '../../common/mail/registered-email.ts';
import { differing } from '../../common/receipts/differing.ts';
import type { KnownRequest } from '../../kernel/calls/endpoint.ts';
import { isFailed } from '../../ports/register.ts';
import { needsAddress } from './address-rule.ts';
import type { SentReport, Submission } from './check-submission.ts';
import type { DraftContent } from './draft-content.ts';
import { familyOf } from './family-of.ts';
import { reportTitle, roleWords } from './signed.ts';

/** What a notification has otherwise than the registers: of the inputs that the screens hold against them. Corrections and withdrawals ask for none of these. */
export async function differencesFrom(
  { db, citizen, settings }: Pick<KnownRequest, 'db' | 'citizen' | 'settings'>,
  { type, reports, informant }: Submission,
  known: DraftContent,
): Promise<readonly Difference[]> {
  if (type !== '1') return [];
  const { contact, card } = citizen.record;
  // Nothing is held against what a register cannot say.
  const registeredEmail = isFailed(contact) ? null : await registeredEmailOf(db, citizen);
  const registeredPhone = isFailed(contact) ? undefined : contact?.phone;
  const { address, email, phone } = informant;
  const family = familyOf(citizen.record);
  const about = (report: SentReport) => reportTitle({ ...report }, family);
  const knownOf = (id: string) => known.reports.find((report) => report.id === id);
  const isAddressAsked = needsAddress({ ...known, isEmigrant: known.informant.isEmigrant }, settings);
  return differing([
    ...reports.map((report) => ({
      label: wording.signed.readingOf({ about: about(report) }),
      written: report.furigana,
      source: wording.registered.reading,
      registered: knownOf(report.id)?.registeredFurigana ?? '',
    })),
    ...reports.map((report) => ({
      label: wording.signed.roleOf({ about: about(report) }),
      written: roleWords(report.qualificationType),
      source: wording.registered.role,
      registered: roleWords(knownOf(report.id)?.registerQualificationType ?? ''),
    })),
    {
      label: wording.signed.yourAddress,
      written: isAddressAsked ? address : '',
      source: wording.registered.address,
      registered: card.address,
    },
    {
      label: wording.signed.email,
      written: email,
      source: wording.registered.email,
      registered: registeredEmail ?? '',
    },
    {
      label: wording.signed.phone,
      written: phone,
      source: wording.registered.phone,
      registered: registeredPhone ?? '',
    },
  ]);
}
