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

/** What a notification has otherwise than the registers, and a correction otherwise than what it corrects: of the inputs that the screens hold against them. Withdrawals ask for none. */
export async function differencesFrom(
  request: Pick<KnownRequest, 'db' | 'citizen' | 'settings'>,
  submission: Submission,
  known: DraftContent,
): Promise<readonly Difference[]> {
  if (submission.type === '1') return fromRegisters(request, submission, known);
  return submission.type === '2' ? fromFiled(request, submission, known) : [];
}

function fromFiled(
  { citizen }: Pick<KnownRequest, 'citizen'>,
  { reports }: Submission,
  known: DraftContent,
): readonly Difference[] {
  const family = familyOf(citizen.record);
  const filedOf = (id: string) => known.reports.find((report) => report.id === id);
  return differing(
    reports.flatMap((report) => {
      const about = reportTitle({ ...report }, family);
      return [
        {
          label: wording.signed.roleOf({ about }),
          written: roleWords(report.qualificationType),
          source: wording.registered.filedRole,
          registered: roleWords(filedOf(report.id)?.filedQualificationType ?? ''),
        },
        {
          label: wording.signed.addressOf({ about }),
          written: report.address,
          source: wording.registered.filedAddress,
          registered: filedOf(report.id)?.filedAddress ?? '',
        },
      ];
    }),
  );
}

async function fromRegisters(
  { db, citizen, settings }: Pick<KnownRequest, 'db' | 'citizen' | 'settings'>,
  { reports, informant }: Submission,
  known: DraftContent,
): Promise<readonly Difference[]> {
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
