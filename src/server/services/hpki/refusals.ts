import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';

/** EDH101: the person has no such qualification (somebody else's id gets the same response). */
export const noQualification: Answer = refusal(
  'EDH101',
  'この資格では申請できません。資格の選択からやり直してください。',
);

/** EDH102: an application for this qualification has been filed already. */
export const alreadyFiled: Answer = refusal('EDH102', 'この資格では、すでに申請を受け付けています。');

/** EDH103: the submission is incomplete or does not match the registers. */
export function inputDiffers(errorMessage: string): Answer {
  return refusal('EDH103', errorMessage);
}

/** EDH104: no such application; other people's get the same response. */
export const notFound: Answer = refusal('EDH104', '申請が見つかりません。申請の状態を確認してください。');

/** EDH105: cannot be withdrawn, as its examination has begun or it is closed. */
export const underExamination: Answer = refusal(
  'EDH105',
  '審査が始まったか、手続きが終わったため、取り下げられません。いまの状態を確認してください。',
);

/** EDH201: differs from the number in the register. */
export const numberDiffers: Answer = refusal('EDH201', '登録番号が、登録されている番号と違います。');

/** EDH202: differs from the date in the register. */
export const dateDiffers: Answer = refusal('EDH202', '登録年月日が、登録されている日と違います。');

/** EDH203: differs from the person's number in the association's records. */
export const memberDiffers: Answer = refusal('EDH203', '会員番号が、会員の登録と違います。');
