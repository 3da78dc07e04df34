import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';

/** ED2110: the signed content is not the content submitted. */
export const contentDiffers: Answer = refusal('ED2110', refusalsWording.signatures.contentDiffers);

/** ED2111: no such signature, or already used. */
export const noSignature: Answer = refusal('ED2111', refusalsWording.signatures.noSignature);

/** ED2115: the signature, or the request for it, has expired. */
export const signatureExpired: Answer = refusal('ED2115', refusalsWording.signatures.signatureExpired);

/** EL2205: the card that signed is not the one used to log in. */
export const signedWithOtherCard: Answer = refusal('EL2205', refusalsWording.signatures.signedWithOtherCard);
