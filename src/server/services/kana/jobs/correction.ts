import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { citizenKana } from '../citizen-kana.ts';
import { numberOf } from '../procedures.ts';
import { numberLabel } from '../receipt.ts';

/** 「訂正の期限」 */
export const job = deadlineJob({
  service: 'kana',
  procedure: '戸籍の振り仮名の届出',
  label: '訂正の期限',
  numberLabel,
  todo: '下のページの「市区町村からのお知らせを読む」で直すところを確認して、期限までに直してください。',
  lapsed:
    'オンラインでは訂正できなくなりました。届け出た内容は、そのまま市区町村が確認しています。直したいときは、本籍地の市区町村の窓口に相談してください。',
  standing: 'checked',
  link: '届出の状況を見る',
  tables: ['kana_documents', 'kana_procedures'],
  email: async (of, { subject }) => {
    const { documents, procedures } = await citizenKana(of.db, of);
    const asked = documents.find(({ id }) => id === subject);
    return procedures.find(({ id }) => id === asked?.procedureId)?.informant.email ?? null;
  },
  find: async (of) => {
    const { documents, procedures } = await citizenKana(of.db, of);
    return documents.flatMap(({ id, procedureId, title, adjustment, isAnswered, isLapsed }) => {
      if (adjustment === null || isAnswered) return [];
      const procedure = procedures.find((one) => one.id === procedureId);
      const number = procedure === undefined ? '' : numberOf(procedure);
      return [
        { subject: id, day: adjustment.dueDate, isOpen: !isLapsed, title, number, path: screenAddress('kana-top') },
      ];
    });
  },
});
