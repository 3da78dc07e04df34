import * as wording from '../../../../../build/wording/services/kana.ts';
import { deadlineJob } from '../../../common/deadlines/deadline.ts';
import { screenAddress } from '../../../kernel/page/screen-address.ts';
import { citizenKana } from '../citizen-kana.ts';
import { numberOf } from '../procedures.ts';
import { numberLabel } from '../receipt.ts';

/** 「訂正の期限」 */
export const job = deadlineJob({
  service: 'kana',
  procedure: wording.correction.procedure,
  label: wording.correction.label,
  numberLabel,
  todo: wording.correction.todo,
  lapsed: wording.correction.lapsed,
  standing: 'checked',
  link: wording.correction.link,
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
