import * as wording from '../../../../build/wording/services/hpki.ts';
import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';

/** EDH101: the person has no such qualification (somebody else's id gets the same response). */
export const noQualification: Answer = refusal('EDH101', wording.refusals.noQualification);

/** EDH102: an application for this qualification has been filed already. */
export const alreadyFiled: Answer = refusal('EDH102', wording.refusals.alreadyFiled);

/** EDH103: the submission is incomplete or does not match the registers. */
export function inputDiffers(errorMessage: string): Answer {
  return refusal('EDH103', errorMessage);
}

/** EDH104: no such application; other people's get the same response. */
export const notFound: Answer = refusal('EDH104', wording.refusals.notFound);

/** EDH105: cannot be withdrawn, as its examination has begun or it is closed. */
export const underExamination: Answer = refusal('EDH105', wording.refusals.underExamination);

/** EDH201: differs from the number in the register. */
export const numberDiffers: Answer = refusal('EDH201', wording.refusals.numberDiffers);

/** EDH202: differs from the date in the register. */
export const dateDiffers: Answer = refusal('EDH202', wording.refusals.dateDiffers);

/** EDH203: differs from the person's number in the association's records. */
export const memberDiffers: Answer = refusal('EDH203', wording.refusals.memberDiffers);
