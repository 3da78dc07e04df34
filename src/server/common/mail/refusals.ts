import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import { refusal } from '../../kernel/calls/endpoint.ts';

/** ED0014: the portal does not send mail to this address. */
export const addressRefused = refusal('ED0014', refusalsWording.mail.addressRefused);

/** ED2107: too many codes requested. */
export const tooManySends = refusal('ED2107', refusalsWording.mail.tooManySends);

/** ED2108: wrong code. */
export const wrongCode = refusal('ED2108', refusalsWording.mail.wrongCode);

/** ED2109: the code has expired, or none was sent to this address. */
export const codeExpired = refusal('ED2109', refusalsWording.mail.codeExpired);

/** ED2116: too many attempts with one code. */
export const tooManyTries = refusal('ED2116', refusalsWording.mail.tooManyTries);

/** ED2117: the mail bounced. */
export const undeliverable = refusal('ED2117', refusalsWording.mail.undeliverable);

/** ED2118: this address was not verified with a code. */
export const addressNotVerified = refusal('ED2118', refusalsWording.mail.addressNotVerified);
