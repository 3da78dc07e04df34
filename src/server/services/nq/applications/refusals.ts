import { dayText } from '../../../../expressions/japan-time.ts';
import { type AttachmentType, attachmentTypes } from '../../../../forms/attachment.ts';
import { groupsOfFour } from '../../../../model/groups-of-four.ts';
import { type Answer, refusal } from '../../../kernel/calls/endpoint.ts';
import type { Closed } from '../catalogue/closed.ts';

/**
 * EDQ301, EDQ311 to EDQ313: this person cannot apply for the procedure now. Null: not all levels are chosen. `entered`: there is something that they
 * entered, which stays.
 */
export function notAccepted(closed: Closed | null, { entered }: { readonly entered: boolean }): Answer {
  const { code, reason } = closed ?? { code: 'EDQ301', reason: 'この手続きは、いま申請を受け付けていません。' };
  return refusal(code, entered ? `${reason}入力した内容は、残っています。` : reason);
}

/** EDQ302: saved, deleted or submitted elsewhere after it was loaded. */
export const staleDraft: Answer = refusal(
  'EDQ302',
  '別の画面か別の端末で、この申請の内容が変更されています。何も保存していません。',
);

/** EDQ303: the submission does not fit the form. */
export function inputDiffers(errorMessage: string): Answer {
  return refusal('EDQ303', errorMessage);
}

/** EDQ304: an application for this procedure is under examination. */
export function alreadyApplied(number: string): Answer {
  return refusal(
    'EDQ304',
    `この手続きは、もう申請しています（申請の番号：${groupsOfFour(number)}）。申請の状況を確認してください。`,
  );
}

/** EDQ305: no such draft, application or file; other people's get the same response. */
export const notFound: Answer = refusal(
  'EDQ305',
  '見つかりません。番号が違うか、消したか、保存しておく期間が過ぎたことが考えられます。一覧から選び直してください。',
);

/** EDQ314: cannot be withdrawn, as its examination has begun or it is closed. */
export const underExamination: Answer = refusal(
  'EDQ314',
  '審査が始まったか、手続きが終わったため、取り下げられません。いまの状況を確認してください。',
);

/** EDQ306: not a PDF, JPEG or PNG by content, whatever its name; `named`: what it calls itself, null = none of them. */
export function typeNotAccepted(name: string, named: string | null): Answer {
  const why = named === null ? '' : `名前は${named}ですが、中身は${named}ではありません。`;
  return refusal('EDQ306', `${name}は送れません。${why}PDF、JPEG、PNG のどれかのファイルを選んでください。`);
}

/** EDQ307: empty, or larger than the setting `nq.attachment.mostBytes`. */
export function sizeNotAccepted(name: string, bytes: number, mostBytes: number): Answer {
  return refusal(
    'EDQ307',
    bytes === 0
      ? `${name}は中身がありません。別のファイルを選んでください。`
      : `${name}は大きすぎます。${Math.floor(mostBytes / 1_000_000)} MBまでのファイルを選んでください。`,
  );
}

/** EDQ315: named as another type than it is. Whoever opens it at the agency would not get it open. */
export function nameDiffers(name: string, type: AttachmentType): Answer {
  const { label, endings } = attachmentTypes[type];
  return refusal(
    'EDQ315',
    `${name}の中身は${label}です。名前の終わりを「${endings[0]}」に直して、選び直してください。`,
  );
}

/** EDQ308: exceeds the setting `nq.attachment.most`. */
export function tooManyFiles(most: number): Answer {
  return refusal('EDQ308', `添付できる書類は、一つの申請に${most}個までです。いらない書類を取り消してください。`);
}

/** EDQ309: begun to correct an application that is over: it was withdrawn, or nobody corrected it until `lastDay`. Once looked at and saved again, it is a new one. */
export function correctionOver(lastDay: string | null): Answer {
  const why =
    lastDay === null
      ? '前の申請は、もう終わっています。'
      : `直す期限が過ぎたため、前の申請は${dayText(lastDay)}で終わりました。`;
  return refusal(
    'EDQ309',
    `${why}このまま申請すると、新しい申請になります。申請するときは、入力の画面で内容を確認してください。入力した内容は、残っています。`,
  );
}

/** EDQ309: the answers are for an older version of the form. */
export const formRenewed: Answer = refusal(
  'EDQ309',
  '申請の様式が新しくなりました。新しい様式で、内容を確認してください。入力した内容は、残っています。',
);

/** EDQ310: a file referenced by the answers does not exist. */
export const fileMissing: Answer = refusal(
  'EDQ310',
  '添付した書類が見つかりません。取り消してから、もう一度添付してください。',
);
