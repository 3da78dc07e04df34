import { refusal } from '../../kernel/calls/endpoint.ts';

/** ETX101: the prior preparation is missing, or its year can no longer be chosen. */
export const notPrepared = refusal('ETX101', '事前準備が終わっていません。はじめの画面から始めてください。');

/** ETX102: the year cannot be chosen, or consent is missing. */
export const cannotPrepare = refusal('ETX102', '対象の年と同意を確認して、もう一度お試しください。');

/** ETX103: the certificate does not (or no longer) exist. */
export const unknownCertificate = refusal(
  'ETX103',
  '選んだ証明書が見つかりません。いまある証明書から、選び直してください。',
);

/** ETX104: the site does not belong to the procedure. */
export const unknownSite = refusal('ETX104', '連携先が見つかりません。連携先の一覧から選び直してください。');

/** ETX105: the return from a site is unknown, was used, or belongs to somebody else. */
export const unknownResult = refusal(
  'ETX105',
  '連携の結果を確認できませんでした。いまの状態は、連携先の一覧で確認できます。',
);

/** ETX106: nothing to hand over. */
export const nothingChosen = refusal('ETX106', '渡す証明書を選んでください。');

/** ETX107: e-Tax is not linked. */
export const eTaxNotLinked = refusal('ETX107', 'e-Tax と連携してから、もう一度お試しください。');

/** ETX109: something else is chosen by now than what was shown. */
export const choiceChanged = refusal(
  'ETX109',
  'ほかの画面か端末で、渡すものを選び直しています。この画面の内容では、渡していません。いま選んであるものと、渡したものを、確かめてください。',
);

/** ETX108: the site is linked already. */
export const alreadyLinked = refusal('ETX108', 'この連携先とは、もう連携しています。');
