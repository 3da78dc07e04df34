import { isDeepStrictEqual } from 'node:util';
import * as wording from '../../../../build/wording/services/kana.ts';
import { test as isMadeOf } from '../../../forms/constraints/allow.ts';
import { test as isEmail } from '../../../forms/constraints/email.ts';
import { test as hasAtMost } from '../../../forms/constraints/max-length.ts';
import { test as differs } from '../../../forms/constraints/must-differ-from.ts';
import { test as isPhone } from '../../../forms/constraints/phone.ts';
import { isBlank } from '../../../forms/is-blank.ts';
import type { Settings } from '../../kernel/portal/settings.ts';
import { needsAddress } from './address-rule.ts';
import { reportName } from './called.ts';
import type { DraftContent } from './draft-content.ts';
import type { Contact, KanaReport, ProcedureType, Withdrawal } from './report.ts';
import { isLocked } from './reports.ts';

/** A report as it is filed (`screens/kana/catalog/types/kanaFiledReport.yaml`): what the check screen shows, and its id. */
export interface SentReport
  extends Pick<KanaReport, 'id' | 'type' | 'name' | 'furigana' | 'qualificationType' | 'address'> {
  /** Of the report being corrected or withdrawn; a notification has none. */
  readonly arrivalNumber?: string;
}

/** The submitted content, which is also the signed content except for a withdrawal. */
export interface Submission {
  readonly type: ProcedureType;
  readonly reports: readonly SentReport[];
  readonly informant: Contact;
  readonly procedureId?: string;
  readonly documentId?: string;
  readonly withdrawal?: Withdrawal;
}

/** Characters of a reading, as accepted by the form (`allow: kana`, `catalog/characters.yaml`). */
export const readingLetters = 'ァ-ヺーヽヾ';
const mostOfReading = 50;
const mostOfAddress = 100;
const mostOfDetail = 200;

const registerDiffers = wording.input.registerDiffers;

/** What is wrong with a submission, in words for the citizen; null: nothing. `draft` is the server's own copy, as of today. */
export function submissionProblem(sent: Submission, draft: DraftContent, settings: Settings): string | null {
  const isOfDraft = sent.type === draft.type && (sent.procedureId ?? '') === draft.procedureId;
  if (!isOfDraft) return wording.input.otherProcedure;
  const locked = both(sent, draft).find(([, known]) => isLocked(known));
  if (locked !== undefined) return wording.input.notYours({ name: reportName(locked[1]) });
  if (sent.reports.some((report) => !isOfRegister(report, draft))) return registerDiffers;
  if (new Set(sent.reports.map(({ id }) => id)).size < sent.reports.length) return registerDiffers;

  const isMore = () => (sent.type === '1' ? sendsMore(sent, draft, settings) : changesUnasked(sent, draft));
  const unshown = () => (isMore() ? registerDiffers : null);
  if (sent.type === '3') return withdrawalProblem(sent.withdrawal) ?? unshown();
  if (sent.reports.length === 0) return wording.input.nothingChosen;
  if (sent.type === '2' && sent.reports.length < draft.reports.length) return wording.input.notAll;
  const [first] = both(sent, draft).flatMap(([report, known]) => reportProblem(report, known) ?? []);
  return first ?? addressProblem(sent, draft, settings) ?? contactProblem(sent, draft) ?? unshown();
}

/** Everything a citizen cannot change matches the server's copy. */
function isOfRegister({ id, type, name, arrivalNumber = '' }: SentReport, draft: DraftContent): boolean {
  const known = draft.reports.find((report) => report.id === id);
  if (known === undefined) return false;
  return type === known.type && name === known.name && arrivalNumber === known.arrivalNumber;
}

/** Each report with the server's copy of it. */
function both(sent: Submission, { reports }: DraftContent): readonly (readonly [SentReport, KanaReport])[] {
  return sent.reports.flatMap((report) =>
    reports.filter(({ id }) => id === report.id).map((known) => [report, known] as const),
  );
}

/** A correction may change only what was requested, a withdrawal nothing; a corrected own address also becomes the contact's. */
function changesUnasked(sent: Submission, draft: DraftContent): boolean {
  const asked = sent.type === '2' ? both(sent, draft) : [];
  const [moved] = asked.find(([, { isYourself, changeRequiredAddress }]) => isYourself && changeRequiredAddress) ?? [];
  const { address, email, phone } = draft.informant;
  const isContact = isDeepStrictEqual(
    [moved?.address ?? address, email, phone],
    [sent.informant.address, sent.informant.email, sent.informant.phone],
  );
  return !isContact || both(sent, draft).some(([report, known]) => !keepsUnasked(report, sent.type, known));
}

function keepsUnasked(sent: SentReport, type: ProcedureType, known: KanaReport): boolean {
  const may = (isAsked: boolean) => type === '2' && isAsked;
  return (
    (may(known.changeRequiredFurigana) || sent.furigana === known.furigana) &&
    (may(known.changeRequiredQualificationType) || sent.qualificationType === known.qualificationType) &&
    (may(known.changeRequiredAddress) || sent.address === known.address)
  );
}

/** Anything the check screen does not show: an address of the citizen's own report (it uses the contact's), and one that the rule does not ask for. */
function sendsMore(sent: Submission, draft: DraftContent, settings: Settings): boolean {
  const isUnshown = both(sent, draft).some(([{ address }, { isYourself }]) => isYourself && address !== '');
  return isUnshown || (sent.informant.address !== '' && !asksAddress(sent, draft, settings));
}

function asksAddress(sent: Submission, draft: DraftContent, settings: Settings): boolean {
  const ids = new Set(sent.reports.map(({ id }) => id));
  const reports = draft.reports.map((report) => ({ ...report, isChecked: ids.has(report.id) }));
  return sent.type === '1' && needsAddress({ isEmigrant: draft.informant.isEmigrant, reports }, settings);
}

function reportProblem(sent: SentReport, known: KanaReport): string | null {
  const { furigana, address } = sent;
  const { isYourself } = known;
  const name = reportName(known);
  if (furigana === '') return wording.input.reading({ name });
  if (!isMadeOf(furigana, readingLetters)) return wording.input.readingInKana({ name });
  if (!hasAtMost(furigana, mostOfReading)) return wording.input.readingTooLong({ name, most: mostOfReading });
  if (known.changeRequiredFurigana && furigana === known.registeredFurigana) {
    return wording.input.readingUnchanged({ name });
  }
  // What was filed is known only of what a correction was asked for.
  if (sent.qualificationType === known.filedQualificationType) return wording.input.roleUnchanged({ name });
  if (!differs(address, known.filedAddress ?? '')) return wording.input.addressUnchanged({ name });
  if (isYourself !== (sent.qualificationType === '')) {
    return isYourself ? registerDiffers : wording.input.relation({ name });
  }
  return hasAtMost(address, mostOfAddress) ? null : wording.input.addressTooLong({ most: mostOfAddress });
}

/** Requires the informant's address by the flow's rule, and with it that of everybody else whose name is reported; a corrected one always. */
function addressProblem(sent: Submission, draft: DraftContent, settings: Settings): string | null {
  const { address } = sent.informant;
  const isNeeded = asksAddress(sent, draft, settings);
  if (isNeeded && isBlank(address)) return wording.input.address;
  const without = both(sent, draft).find(
    ([report, { isYourself, changeRequiredAddress }]) =>
      isBlank(report.address) &&
      (sent.type === '2' ? changeRequiredAddress : isNeeded && report.type === '2' && !isYourself),
  );
  if (without !== undefined) return wording.input.addressOf({ name: reportName(without[1]) });
  return hasAtMost(address, mostOfAddress) ? null : wording.input.addressTooLong({ most: mostOfAddress });
}

function contactProblem(sent: Submission, draft: DraftContent): string | null {
  const { email, phone } = sent.informant;
  if (email === '') return wording.input.email;
  if (!isEmail(email)) return wording.input.emailForm;
  if (email !== draft.informant.verifiedEmail) return wording.input.emailCode;
  if (phone === '') return wording.input.phone;
  return isPhone(phone) ? null : wording.input.phoneForm;
}

function withdrawalProblem({ reason, detail }: Withdrawal = { reason: '', detail: '' }): string | null {
  if (reason === '') return wording.input.reason;
  if (reason === '9' && isBlank(detail)) return wording.input.detail;
  return hasAtMost(detail, mostOfDetail) ? null : wording.input.detailTooLong({ most: mostOfDetail });
}
