import { defaultSettings } from '../../default-settings.ts';
import { dayFrom } from '../agency-journey.ts';
import { bodyOf } from '../client.ts';
import { answered, type DeadlineCase, endOf, patient } from '../deadline-case.ts';
import { historiesOf, saveAnything } from '../kana/journey.ts';
import { codeMailedTo } from '../signing.ts';

export const deadlines: readonly DeadlineCase[] = [
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
];
