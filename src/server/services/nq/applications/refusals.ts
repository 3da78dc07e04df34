import * as wording from '../../../../../build/wording/services/nq.ts';
import { dayText } from '../../../../expressions/japan-time.ts';
import { type AttachmentType, attachmentTypes } from '../../../../forms/attachment.ts';
import { groupsOfFour } from '../../../../model/groups-of-four.ts';
import { type Answer, refusal } from '../../../kernel/calls/endpoint.ts';
import type { Closed } from '../catalogue/closed.ts';

/**
 * EDQ301, EDQ311 to EDQ313: this person cannot apply for the procedure now. Null: not all levels are chosen. `entered`: there is something that they
 * entered, which stays.
 */
export function notAccepted(closed: Closed | null, { entered }: { readonly entered: boolean }): Answer {
  const { code, reason } = closed ?? { code: 'EDQ301', reason: wording.refusals.notAcceptedNow };
  return refusal(code, entered ? wording.refusals.notAcceptedKept({ reason }) : reason);
}

/** EDQ302: saved, deleted or submitted elsewhere after it was loaded. */
export const staleDraft: Answer = refusal('EDQ302', wording.refusals.staleDraft);

/** EDQ303: the submission does not fit the form. */
export function inputDiffers(errorMessage: string): Answer {
  return refusal('EDQ303', errorMessage);
}

/** EDQ304: an application for this procedure is under examination. */
export function alreadyApplied(number: string): Answer {
  return refusal('EDQ304', wording.refusals.alreadyApplied({ number: groupsOfFour(number) }));
}

/** EDQ305: no such draft, application or file; other people's get the same response. */
export const notFound: Answer = refusal('EDQ305', wording.refusals.notFound);

/** EDQ314: cannot be withdrawn, as its examination has begun or it is closed. */
export const underExamination: Answer = refusal('EDQ314', wording.refusals.underExamination);

/** EDQ306: not a PDF, JPEG or PNG by content, whatever its name; `named`: what it calls itself, null = none of them. */
export function typeNotAccepted(name: string, named: string | null): Answer {
  const why = named === null ? '' : wording.refusals.namedWrong({ type: named });
  return refusal('EDQ306', wording.refusals.typeNotAccepted({ name, why }));
}

/** EDQ307: empty, or larger than the setting `nq.attachment.mostBytes`. */
export function sizeNotAccepted(name: string, bytes: number, mostBytes: number): Answer {
  return refusal(
    'EDQ307',
    bytes === 0
      ? wording.refusals.emptyFile({ name })
      : wording.refusals.tooLargeFile({ name, size: Math.floor(mostBytes / 1_000_000) }),
  );
}

/** EDQ315: named as another type than it is. Whoever opens it at the agency would not get it open. */
export function nameDiffers(name: string, type: AttachmentType): Answer {
  const { label, endings } = attachmentTypes[type];
  return refusal('EDQ315', wording.refusals.nameDiffers({ name, type: label, ending: endings[0] ?? '' }));
}

/** EDQ308: exceeds the setting `nq.attachment.most`. */
export function tooManyFiles(most: number): Answer {
  return refusal('EDQ308', wording.refusals.tooManyFiles({ most }));
}

/** EDQ309: begun to correct an application that is over: it was withdrawn, or nobody corrected it until `lastDay`. Once looked at and saved again, it is a new one. */
export function correctionOver(lastDay: string | null): Answer {
  const why = lastDay === null ? wording.refusals.endedBefore : wording.refusals.endedOn({ day: dayText(lastDay) });
  return refusal('EDQ309', wording.refusals.correctionOver({ why }));
}

/** EDQ309: the answers are for an older version of the form. */
export const formRenewed: Answer = refusal('EDQ309', wording.refusals.formRenewed);

/** EDQ310: a file referenced by the answers does not exist. */
export const fileMissing: Answer = refusal('EDQ310', wording.refusals.fileMissing);
