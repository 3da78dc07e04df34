import { refusal } from '../../kernel/calls/endpoint.ts';

/** ED0014: the portal does not send mail to this address. */
export const addressRefused = refusal(
  'ED0014',
  'このメールアドレスは使えません。入力したメールアドレスを確認するか、別のメールアドレスを入力してください。',
);

/** ED2107: too many codes requested. */
export const tooManySends = refusal(
  'ED2107',
  '確認コードを送れる回数の上限になりました。1時間ほど待ってから、もう一度送ってください。',
);

/** ED2108: wrong code. */
export const wrongCode = refusal(
  'ED2108',
  '確認コードが違います。メールに書いてある6桁の数字を確認して、もう一度入力してください。',
);

/** ED2109: the code has expired, or none was sent to this address. */
export const codeExpired = refusal('ED2109', '確認コードの有効期限が切れました。確認コードをもう一度送ってください。');

/** ED2116: too many attempts with one code. */
export const tooManyTries = refusal(
  'ED2116',
  '確認コードを続けて間違えたため、この確認コードは使えなくなりました。確認コードをもう一度送ってください。',
);

/** ED2117: the mail bounced. */
export const undeliverable = refusal(
  'ED2117',
  'このメールアドレスには届きませんでした。入力したメールアドレスを確認してください。',
);

/** ED2118: this address was not verified with a code. */
export const addressNotVerified = refusal(
  'ED2118',
  'メールアドレスの確認が済んでいません。確認コードで、メールアドレスを確認してください。',
);
