import { dayFrom } from '../agency-journey.ts';
import { bodyOf, type Client, logIn } from '../client.ts';
import { filer } from '../journey.ts';
import { contactOf, create, email, historiesOf, sentReport } from '../kana/journey.ts';
import type { MailCase } from '../mail-case.ts';
import { pressOn } from '../signing.ts';

const press = (client: Client, deed: string, values: Record<string, string>) =>
  pressOn(client.origin, `/sandbox/municipality/${deed}`, values, client);

export const mails: readonly MailCase[] = [
  {
    name: 'verification-code',
    async begin(origin) {
      const client = await logIn(origin, 'kana-single');
      const to = 'hajimete@mail.example';
      return { client, act: () => bodyOf(client.call('sendAuthCode', { email: to })), mails: [[to, /^\d{6}$/m]] };
    },
  },
  {
    name: 'kana-correction',
    async begin(origin, db) {
      const { client } = await filer(origin, db, 'kana-filed');
      const [entry] = await historiesOf(client);
      const asked = { id: entry?.id ?? '', 'first-name-1.furigana': '1', dueDate: dayFrom(9) };
      const act = () => press(client, 'correction', asked);
      return { client, act, mails: [[email, /訂正をお願いします。/]], todo: /訂正のお願い/ };
    },
  },
  {
    name: 'kana-withdrawal',
    async begin(origin, db) {
      const { client } = await filer(origin, db, 'kana-filed');
      const [entry] = await historiesOf(client);
      const { reports, informant, procedureId } = await create(client, '3', { procedureId: entry?.id });
      const report = {
        type: '3',
        reports: reports.map((one) => sentReport(one, '3')),
        informant: contactOf(informant),
        procedureId,
        withdrawal: { reason: '1', detail: '' },
      };
      const act = () => bodyOf(client.call('kanaSubmit', { report }));
      return { client, act, mails: [[informant.email, /取り下げを受け付けました。/]] };
    },
  },
];
