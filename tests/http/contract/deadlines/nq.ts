import { agencyDeadlines } from '../agency-deadlines.ts';
import { applying } from '../applying/nq.ts';
import { bodyOf } from '../client.ts';
import { answered, type DeadlineCase, endOf, patient } from '../deadline-case.ts';
import { offerProcedures, path, save } from '../nq/apply-journey.ts';

interface ExamChoice {
  readonly qualificationProcedureCode: string;
  readonly receptionAgencyCode: string;
  readonly isOpen: boolean;
  readonly applyUntil: string;
}

export const deadlines: readonly DeadlineCase[] = [
  {
    name: 'nq-draft',
    label: '入力した内容を残しておく最後の日',
    says: /^there is none$/,
    async begin(origin, db) {
      await offerProcedures(db);
      const client = await patient(origin, 'qr');
      const { lastDay } = await save(client, { reason: '就職のため' });
      const act = async () => {
        const list = client.call('nqDraftList', { qualificationId: path.qualificationId });
        const { drafts } = await bodyOf<{ drafts: readonly object[] }>(list);
        return drafts.length === 1 ? null : 'there is none';
      };
      return { client, endsAt: endOf(lastDay), act };
    },
  },
  {
    name: 'nq-exam',
    says: /^EDQ301 受験の申し込みを受け付ける期間は、終わりました。/,
    async begin(origin) {
      const client = await patient(origin, 'nq-nobody');
      const unit = {
        qualificationId: 'hazardous-materials-engineer',
        businessId: 'exam',
        qualificationHandleUnitCode: '90',
      };
      const offered = client.call('nqExamSubmitChoices', { path: unit });
      const { choices } = await bodyOf<{ choices: readonly ExamChoice[] }>(offered);
      const open = choices.find(({ isOpen }) => isOpen);
      if (open === undefined) throw new Error('no examination is open');
      const { qualificationProcedureCode, receptionAgencyCode, applyUntil } = open;
      const exam = { ...unit, qualificationProcedureCode, receptionAgencyCode };
      const act = async () => answered(await client.call('nqDraftGet', { path: exam }));
      return { client, endsAt: endOf(applyUntil), act };
    },
  },
  ...agencyDeadlines(applying),
];
