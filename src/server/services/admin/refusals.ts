import * as wording from '../../../../build/wording/services/admin.ts';
import { invalidRequest } from '../../kernel/calls/answers.ts';
import { type Answer, failure, refusal } from '../../kernel/calls/endpoint.ts';

/** The area is disabled: the response is that of an unknown address. */
export const switchedOff: Answer = invalidRequest(404, wording.refusals.switchedOff);

/** EDA101: no administrator is logged in (a citizen's login does not count). */
export const notLoggedIn: Answer = failure({
  status: 401,
  errorCode: 'EDA101',
  errorMessage: wording.refusals.notLoggedInErrorMessage,
});

/** EDA102: the session has expired. */
export const sessionOver: Answer = failure({
  status: 401,
  errorCode: 'EDA102',
  errorMessage: wording.refusals.sessionOverErrorMessage,
});

/** EDA103: the same for an unknown e-mail address and a wrong password. */
export const loginDiffers: Answer = refusal('EDA103', wording.refusals.loginDiffers);

/** EDA104: too many attempts for this e-mail address, or from this network address. */
export const tooManyTries: Answer = refusal('EDA104', wording.refusals.tooManyTries);

/** EDA105: the e-mail address is registered already. */
export const emailRegistered: Answer = refusal('EDA105', wording.refusals.emailRegistered);

/** EDA106: registration is disabled. */
export const registrationClosed: Answer = refusal('EDA106', wording.refusals.registrationClosed);

/** EDA201: no such user, or it was deleted. */
export const noUser: Answer = refusal('EDA201', wording.refusals.noUser);

/** EDA202: another user has this e-mail address. */
export const emailUsed: Answer = refusal('EDA202', wording.refusals.emailUsed);

/** EDA203: somebody has changed the user since it was read. */
export const changedMeanwhile: Answer = refusal('EDA203', wording.refusals.changedMeanwhile);

/** EDA204: the submission violates the rules. */
export function inputDiffers(errorMessage: string): Answer {
  return refusal('EDA204', errorMessage);
}
