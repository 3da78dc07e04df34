import * as refusalsWording from '../../../../build/wording/server/refusals.ts';
import { type Answer, failure, refusal } from '../../kernel/calls/endpoint.ts';

/** EL2205: the card that was read is not the one used to log in. */
export const cardDiffers: Answer = refusal('EL2205', refusalsWording.cards.cardDiffers);

/** WL1506: the reading no longer exists; the card has to be read again. */
export const readAgain: Answer = refusal('WL1506', refusalsWording.cards.readAgain);

/** resultCode 0002 (no data), plus WL1506 for clients that only look at codes: the portal has no four information yet. */
export const noFourInformation: Answer = failure({
  resultCode: '0002',
  errorCode: 'WL1506',
  errorMessage: refusalsWording.cards.nothingRead,
});

/** ED1517: the QR code was used, renewed, or has expired. */
export const qrCodeExpired: Answer = refusal('ED1517', refusalsWording.cards.qrCodeExpired);
