import { type Answer, failure, refusal } from '../../kernel/calls/endpoint.ts';

/** EL2205: the card that was read is not the one used to log in. */
export const cardDiffers: Answer = refusal(
  'EL2205',
  'ログインしたときのカードと違います。ログインしたカードで、もう一度読み取ってください。',
);

/** WL1506: the reading no longer exists; the card has to be read again. */
export const readAgain: Answer = refusal(
  'WL1506',
  '読み取った情報の有効期限が切れました。もう一度カードを読み取ってください。',
);

/** resultCode 0002 (no data), plus WL1506 for clients that only look at codes: the portal has no four information yet. */
export const noFourInformation: Answer = failure({
  resultCode: '0002',
  errorCode: 'WL1506',
  errorMessage: 'カードから読み取った情報がありません。カードを読み取ってください。',
});

/** ED1517: the QR code was used, renewed, or has expired. */
export const qrCodeExpired: Answer = refusal(
  'ED1517',
  '二次元コードの有効期限が切れました。二次元コードを更新してください。',
);
