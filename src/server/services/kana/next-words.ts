import { dayText, untilText } from '../../../expressions/japan-time.ts';
import type { Receipt } from '../../kernel/portal/module-parts.ts';
import { type KanaDocument, openRequests } from './documents.ts';
import type { Procedure } from './procedures.ts';
import type { ProcedureType } from './report.ts';

type Next = Pick<Receipt, 'next' | 'by' | 'movedOn'>;

const nothing = '決まった期限はありません。';

const examined: Next = {
  next: '本籍地の市区町村が、内容を確認して、振り仮名を戸籍に記載します。直すところがあるときは、「やること」に表示され、届け出たときのメールアドレスにメールが届きます。',
  by: `${nothing}いまの状態は、「これまでの手続き」で分かります。`,
};

/** What happens next once it is filed, by type. */
export const receiptNext: { readonly [type in ProcedureType]: Next } = {
  '1': examined,
  '2': examined,
  '3': {
    next: '取り下げた届出は、戸籍に記載されません。あらためて届け出るときは、はじめから届け出てください。',
    by: 'この手続きは、これで終わりです。',
  },
};

/** The same as it is now: a receipt is read long after it was filed. `index`: of the submission in its procedure, newest first. */
export function nextOf(procedure: Procedure, index: number, documents: readonly KanaDocument[], now: Date): Next {
  const { id, status, histories } = procedure;
  const type = histories[index]?.type ?? '1';
  const ended = 'この手続きは、これで終わりです。';
  const movedOn = true;
  if (type === '3') return receiptNext[type];
  if (status === '3') return { movedOn, next: '届出を取り下げたため、戸籍に記載されません。', by: ended };
  if (index > 0)
    return { movedOn, next: 'あとで訂正しました。訂正していないところは、この届出のとおりです。', by: nothing };
  if (status === '4') return { movedOn, next: '振り仮名が、戸籍に記載されました。', by: ended };
  const lapsed = documents.find((one) => one.procedureId === id && one.isLapsed)?.adjustment;
  if (status === '1' && lapsed)
    return {
      movedOn,
      next: `訂正の期限（${dayText(lapsed.dueDate)}）が過ぎました。オンラインでは訂正できません。届け出た内容は、そのまま市区町村が確認しています。直したいときは、本籍地の市区町村の窓口に相談してください。`,
      by: nothing,
    };
  const [request] = openRequests(documents).filter(({ procedureId }) => procedureId === id);
  if (status !== '2' || request === undefined) return receiptNext[type];
  return {
    movedOn,
    next: '市区町村から、訂正を依頼されています。はじめの画面の「届出を訂正する」から、訂正してください。',
    by: `${untilText(request.adjustment.dueDate, now)}まで`,
  };
}
