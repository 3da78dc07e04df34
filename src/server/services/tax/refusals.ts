import { refusal } from '../../kernel/calls/endpoint.ts';

/** ETX101: the prior preparation is not done, or its year can no longer be chosen. */
export const notPrepared = refusal('ETX101', '事前準備が終わっていません。はじめの画面から始めてください。');

/** ETX102: a year that cannot be chosen, or no consent. */
export const cannotPrepare = refusal('ETX102', '対象の年と同意を確認して、もう一度お試しください。');

/** ETX103: a certificate that is not (or no longer) there. */
export const unknownCertificate = refusal('ETX103', '選んだ証明書が見つかりません。画面を読み込み直してください。');

/** ETX104: a site that does not belong to the procedure. */
export const unknownSite = refusal('ETX104', '連携先が見つかりません。連携先の一覧から選び直してください。');

/** ETX105: the way back from a site is unknown, was used before, or belongs to somebody else. */
export const unknownResult = refusal(
  'ETX105',
  '連携の結果を確認できませんでした。いまの状態は、連携先の一覧で確認できます。',
);

/** ETX106: nothing to hand over. */
export const nothingChosen = refusal('ETX106', '渡す証明書を選んでください。');

/** ETX107: e-Tax is not linked. */
export const eTaxNotLinked = refusal('ETX107', 'e-Tax と連携してから、もう一度お試しください。');

/** ETX108: the site is linked already. */
export const alreadyLinked = refusal('ETX108', 'この連携先とは、もう連携しています。');
