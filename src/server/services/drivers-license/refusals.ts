import * as wording from '../../../../build/wording/services/drivers-license.ts';
import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';

/** EDR201: the citizen's licence does not allow the procedure. */
export const notUsable: Answer = refusal('EDR201', wording.refusals.notUsable);

/** EDR202: the submitted content is invalid. */
export function contentProblem(errorMessage: string): Answer {
  return refusal('EDR202', errorMessage);
}

/** EDR203: an earlier change is still in progress. */
export const changePending: Answer = refusal('EDR203', wording.refusals.changePending);

/** EDR204: not the next section, or the course is completed. */
export const sectionDiffers: Answer = refusal('EDR204', wording.refusals.sectionDiffers);
