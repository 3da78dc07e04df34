import type { Database } from '../../../src/server/db/database.ts';
import { defaultSettings } from '../default-settings.ts';
import { applying, broughtTo, dayFrom } from './agency-journey.ts';
import { type Client, logIn, type Reply } from './client.ts';
import { applicationFor } from './identification-code-journey.ts';
import { bodyOf, historiesOf, saveAnything, sign } from './kana-journey.ts';
import { offerProcedures, path, save } from './nq-apply-journey.ts';
import { codeMailedTo, pressOn } from './signing.ts';
import { handOverToEmployer, taxpayer } from './tax-journey.ts';

/** Something that is good until a moment. `act`: what is tried; null = it was done, otherwise what was said instead. */
export interface Open {
  readonly client: Client;
  readonly endsAt: number;
  act(): Promise<string | null>;
}

export interface DeadlineCase {
  /** As in `deadlines` of the words. */
  readonly name: string;
  /** What whoever comes too late is told. */
  readonly says: RegExp;
  /** What mails call it; absent = nobody is told beforehand. */
  readonly label?: string;
  begin(origin: string, db: Database): Promise<Open>;
}

const answered = ({ resultCode, errors }: Reply) =>
  resultCode === '0000' ? null : `${errors[0]?.errorCode} ${errors[0]?.errorMessage}`;

/** The end of a day in Japan; `YYYYMMDD`. */
const endOf = (day: string) => Date.parse(day.replace(/(....)(..)(..)/, '$1-$2-$3T24:00:00+09:00'));

const set = async (client: Client, settings: object) => {
  const headers = { 'content-type': 'application/json' };
  await client.send('/sandbox/settings', { method: 'POST', headers, body: JSON.stringify(settings) });
};

/** A login that outlives what is tried. */
export async function patient(origin: string, persona: string, settings: object = {}): Promise<Client> {
  const client = await logIn(origin, persona);
  await set(client, { 'session.limit': 800 * 86_400, ...settings });
  await client.call('isLogin');
  return client;
}

const kana: readonly DeadlineCase[] = [
  {
    name: 'kana-draft',
    label: '入力した内容を残しておく最後の日',
    says: /^EDV105 一時保存した届出がありません。/,
    async begin(origin) {
      const client = await patient(origin, 'kana-single');
      await saveAnything(client);
      const { lastDay } = await bodyOf<{ lastDay: string }>(client.call('kanaTempInputGet'));
      return { client, endsAt: endOf(lastDay), act: async () => answered(await client.call('kanaTempInputGet')) };
    },
  },
  {
    name: 'kana-earlier-input',
    label: '入力した内容を残しておく最後の日',
    says: /^EDV105 一時保存した届出がありません。/,
    async begin(origin) {
      const client = await patient(origin, 'kana-single');
      await saveAnything(client);
      await client.call('kanaTempDelete');
      const { earlier } = await bodyOf<{ earlier: readonly { lastDay: string }[] }>(client.call('kanaHistories'));
      const act = async () => answered(await client.call('kanaTempResume', { id: '1' }));
      return { client, endsAt: endOf(earlier[0]?.lastDay ?? ''), act };
    },
  },
  {
    name: 'kana-correction',
    label: '訂正の期限',
    says: /^EDV104 訂正の期限が過ぎたため、オンラインでは訂正できません。/,
    async begin(origin) {
      const client = await patient(origin, 'kana-correction');
      const asked = (await historiesOf(client)).find(({ isAdjustable }) => isAdjustable)?.latestMessage;
      const { documentId = '', dueDate = '' } = { ...asked } as { documentId?: string; dueDate?: string };
      const act = async () => answered(await client.call('kanaCreate', { type: '2', documentId }));
      return { client, endsAt: endOf(dueDate), act };
    },
  },
  {
    name: 'kana-acceptance',
    says: /^EDV103 振り仮名の届出の受付期間外です。/,
    async begin(origin) {
      const lastDay = dayFrom(3).replaceAll('-', '');
      const client = await patient(origin, 'kana-single', { 'kana.acceptance.to': lastDay });
      const act = async () => answered(await client.call('kanaCreate', { type: '1' }));
      return { client, endsAt: endOf(lastDay), act };
    },
  },
];

const agencies = applying.flatMap((of): readonly DeadlineCase[] => {
  const due = async (origin: string, db: Database, status: string) => {
    await of.prepare(db);
    const at = await broughtTo(origin, of, status);
    await set(at.client, { 'session.limit': 800 * 86_400 });
    await at.client.call('isLogin');
    return { ...at, endsAt: endOf(dayFrom(30).replaceAll('-', '')) };
  };
  return [
    {
      name: `correction-${of.service}`,
      label: '直す期限',
      says: /^it has ended$/,
      async begin(origin, db) {
        const { client, id, endsAt } = await due(origin, db, '3');
        // A lapsed application is no more to be corrected; what is filed then is another one.
        const act = async () => ((await of.see(client, id)).status === '3' ? null : 'it has ended');
        return { client, endsAt, act };
      },
    },
    {
      name: `payment-${of.service}`,
      label: '支払いの期限',
      says: /^申請の状態が変わったため、できません。/,
      async begin(origin, db) {
        const { client, id, office, endsAt } = await due(origin, db, '4');
        return { client, endsAt, act: () => office.press('takePayment', id) };
      },
    },
  ];
});

interface ExamChoice {
  readonly qualificationProcedureCode: string;
  readonly receptionAgencyCode: string;
  readonly isOpen: boolean;
  readonly applyUntil: string;
}

const qualifications: readonly DeadlineCase[] = [
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
];

const others: readonly DeadlineCase[] = [
  {
    name: 'identification-code',
    label: '識別符号を使える最後の日',
    says: /^it is not listed$/,
    async begin(origin) {
      const client = await patient(origin, 'idcode-closed');
      const application = await applicationFor(client, 1);
      const signature = await sign(client, application);
      const issued = client.call('identificationCodeIssue', { application, signature });
      const { codes } = await bodyOf<{ codes: readonly { validUntil: string }[] }>(issued);
      const act = async () => {
        const listed = client.call('identificationCodeInformation');
        const { codes: usable } = await bodyOf<{ codes: readonly object[] }>(listed);
        return usable.length === 1 ? null : 'it is not listed';
      };
      return { client, endsAt: endOf(codes[0]?.validUntil ?? ''), act };
    },
  },
  {
    name: 'licence-course',
    label: '免許の有効期間の最後の日',
    says: /^EDR201 お持ちの免許では、この手続きをオンラインで行えません。/,
    async begin(origin) {
      const client = await patient(origin, 'licence-gold');
      const { course } = await bodyOf<{ course: { until: string } }>(client.call('licenceCourse'));
      const act = async () =>
        answered(await client.call('licenceCourseAnswer', { sectionId: 'accidents', answer: '0' }));
      return { client, endsAt: endOf(course.until), act };
    },
  },
  {
    name: 'employer-number',
    label: '番号を使える最後の日',
    says: /^この番号を使える期間は、\d{4}年1月31日で終わりました。$/,
    async begin(origin) {
      const client = await taxpayer(origin, 'tax-much');
      await set(client, { 'session.limit': 800 * 86_400 });
      await client.call('isLogin');
      const { receiptNumber, validUntil } = await handOverToEmployer(client);
      const act = async () => {
        const { text } = await pressOn(client.origin, '/sandbox/employer', { number: receiptNumber }, client);
        return text.includes('data-taken') ? null : (/role="alert">([^<]*)</.exec(text)?.[1] ?? text);
      };
      return { client, endsAt: endOf(validUntil), act };
    },
  },
  {
    name: 'verification-code',
    says: /^ED2109 確認コードの有効期限が切れました。/,
    async begin(origin) {
      const client = await patient(origin, 'kana-single');
      const email = 'kigen@mail.example';
      const code = await codeMailedTo(client, email);
      const minutes = Number(defaultSettings['authCode.minutes']);
      const act = async () => answered(await client.call('verifyAuthCode', { email, code }));
      return { client, endsAt: Date.now() + minutes * 60_000, act };
    },
  },
  {
    name: 'session',
    says: /^ED1107 ログインの有効期限が切れました。/,
    async begin(origin) {
      const client = await logIn(origin, 'qr');
      const { headers } = await client.call('selfInfo');
      const seconds = Number(headers.get('session-expires-in'));
      const act = async () => answered(await client.call('selfInfo'));
      return { client, endsAt: Date.now() + seconds * 1000, act };
    },
  },
];

export const deadlineCases: readonly DeadlineCase[] = [...kana, ...agencies, ...qualifications, ...others];
