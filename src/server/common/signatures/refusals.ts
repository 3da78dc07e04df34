import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';

/** ED2110: the signed content is not the content submitted. */
export const contentDiffers: Answer = refusal(
  'ED2110',
  '署名した内容と、提出する内容が違います。内容を確認して、もう一度署名してください。',
);

/** ED2111: no such signature, or already used. */
export const noSignature: Answer = refusal('ED2111', '署名を確認できませんでした。もう一度署名してください。');

/** ED2115: the signature, or the request for it, has expired. */
export const signatureExpired: Answer = refusal('ED2115', '署名の有効期限が切れました。もう一度署名してください。');

/** EL2205: the card that signed is not the one used to log in. */
export const signedWithOtherCard: Answer = refusal(
  'EL2205',
  'ログインしたときのカードと違います。ログインしたカードで、もう一度署名してください。',
);
