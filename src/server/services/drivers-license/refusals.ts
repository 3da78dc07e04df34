import { type Answer, refusal } from '../../kernel/calls/endpoint.ts';

/** EDR201: the citizen's licence does not allow the procedure. */
export const notUsable: Answer = refusal(
  'EDR201',
  'お持ちの免許では、この手続きをオンラインで行えません。警察署か運転免許センターで手続きしてください。',
);

/** EDR202: the submitted content is invalid. */
export function contentProblem(errorMessage: string): Answer {
  return refusal('EDR202', errorMessage);
}

/** EDR203: an earlier change is still in progress. */
export const changePending: Answer = refusal(
  'EDR203',
  '前に届け出た本籍の変更を、警察で処理しています。終わるまで、次の変更は届け出られません。',
);

/** EDR204: not the next section, or the course is completed. */
export const sectionDiffers: Answer = refusal(
  'EDR204',
  '講習の進み具合が、ほかの画面で変わりました。画面を読み込み直してください。',
);
