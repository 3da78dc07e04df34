import { invalidRequest } from '../../kernel/calls/answers.ts';
import { type Answer, failure, refusal } from '../../kernel/calls/endpoint.ts';

/** The area is disabled: the response is that of an unknown address. */
export const switchedOff: Answer = invalidRequest(404, 'この宛先はありません。');

/** EDA101: no administrator is logged in (a citizen's login does not count). */
export const notLoggedIn: Answer = failure({
  status: 401,
  errorCode: 'EDA101',
  errorMessage: 'ログインしてください。',
});

/** EDA102: the session has expired. */
export const sessionOver: Answer = failure({
  status: 401,
  errorCode: 'EDA102',
  errorMessage: '操作がない時間が続いたため、ログインが切れました。もう一度ログインしてください。',
});

/** EDA103: the same for an unknown e-mail address and a wrong password. */
export const loginDiffers: Answer = refusal('EDA103', 'メールアドレスかパスワードが違います。');

/** EDA104: too many attempts for this e-mail address, or from this network address. */
export const tooManyTries: Answer = refusal(
  'EDA104',
  'ログインの失敗が続いたため、いまはログインできません。しばらくしてから、もう一度お試しください。',
);

/** EDA105: the e-mail address is registered already. */
export const emailRegistered: Answer = refusal('EDA105', 'このメールアドレスは、すでに登録されています。');

/** EDA106: registration is disabled. */
export const registrationClosed: Answer = refusal('EDA106', 'いまは、新しい管理者の登録を受け付けていません。');

/** EDA201: no such user, or it was deleted. */
export const noUser: Answer = refusal('EDA201', 'この利用者は登録されていません。ほかの人が削除した可能性があります。');

/** EDA202: another user has this e-mail address. */
export const emailUsed: Answer = refusal('EDA202', 'このメールアドレスは、ほかの利用者が使っています。');

/** EDA203: somebody has changed the user since it was read. */
export const changedMeanwhile: Answer = refusal('EDA203', 'この利用者の内容は、ほかの人が変更しました。');

/** EDA204: the submission violates the rules. */
export function inputDiffers(errorMessage: string): Answer {
  return refusal('EDA204', errorMessage);
}
