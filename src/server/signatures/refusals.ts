import { type Answer, failure } from '../kernel/endpoint.ts';

/** ED2110: what was signed is not what was sent. */
export const contentDiffers: Answer = failure({
  resultCode: '1000',
  errorCode: 'ED2110',
  errorMessage: '署名した内容と、提出する内容が違います。内容を確認して、もう一度署名してください。',
});

/** ED2111: there is no such signature, or it has been used. */
export const noSignature: Answer = failure({
  resultCode: '1000',
  errorCode: 'ED2111',
  errorMessage: '署名を確認できませんでした。もう一度署名してください。',
});

/** ED2115: signed, or asked for, too long ago. */
export const signatureExpired: Answer = failure({
  resultCode: '1000',
  errorCode: 'ED2115',
  errorMessage: '署名の有効期限が切れました。もう一度署名してください。',
});

/** EL2205: the card that signed is not the one that logged in. */
export const signedWithOtherCard: Answer = failure({
  resultCode: '1000',
  errorCode: 'EL2205',
  errorMessage: 'ログインしたときのカードと違います。ログインしたカードで、もう一度署名してください。',
});
