import type { Database } from '../../../src/server/db/database.ts';
import { type Applying, applying, broughtTo, dayFrom, officeOf } from './agency-journey.ts';
import { type Client, logIn } from './client.ts';
import { filledApplication } from './hpki-journey.ts';
import { bodyOf, contactOf, create, email, filer, historiesOf, sentReport } from './kana-journey.ts';
import { pressOn } from './signing.ts';

/** What is about to happen. `act` makes it happen. */
export interface Promised {
  readonly client: Client;
  act(): Promise<unknown>;
  /** The mails that follow: to whom, and what they say, oldest first. */
  readonly mails: readonly (readonly [to: string, says: RegExp])[];
  /** What then stands in 「やること」. */
  readonly todo?: RegExp;
}

export interface MailCase {
  /** As in `mails` of the words. */
  readonly name: string;
  begin(origin: string, db: Database): Promise<Promised>;
}

const press = (client: Client, deed: string, values: Record<string, string>) =>
  pressOn(client.origin, `/sandbox/municipality/${deed}`, values, client);

const others: readonly MailCase[] = [
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
  {
    // Nothing goes to an address that was only typed, and every step is found without a mail.
    name: 'hpki-typed-only',
    async begin(origin, db) {
      const [, hpki] = applying;
      const client = await logIn(origin, hpki.persona);
      await db.query(`update citizens set persona = persona - 'contact' where id =
        (select id from citizens where persona_id = '${hpki.persona}' order by created_at desc limit 1)`);
      const application = filledApplication({ email: 'typed@mail.example' });
      const act = async () => {
        const filed = bodyOf<{ receptionNumber: string }>(client.call('hpkiSubmit', { application }));
        await moved(hpki, client, (await filed).receptionNumber, ['examine', 'askPayment']);
      };
      return { client, act, mails: [], todo: /手数料の支払いが必要です。/ };
    },
  },
];

const registered = 'kaoru@mail.example';

const agencies = applying.flatMap((of): readonly MailCase[] => {
  const filed = async (origin: string, db: Database) => {
    await of.prepare(db);
    return broughtTo(origin, of, '1');
  };
  return [
    {
      name: `agency-mails-${of.service}`,
      async begin(origin, db) {
        const { client, id } = await filed(origin, db);
        const act = () => moved(of, client, id, ['examine', 'askPayment', 'takePayment', 'issue']);
        const says = [
          /審査を始めました。/,
          /支払いをお願いします。/,
          /支払いを確認しました。/,
          /手続きが終わりました。/,
        ];
        return { client, act, mails: says.map((one) => [registered, one] as const), todo: /手続きが終わりました/ };
      },
    },
    {
      name: `agency-tasks-${of.service}`,
      async begin(origin, db) {
        const { client, id } = await filed(origin, db);
        const act = () => moved(of, client, id, ['examine', 'return']);
        const says = [/審査を始めました。/, /直すために戻されました。/];
        return {
          client,
          act,
          mails: says.map((one) => [registered, one] as const),
          todo: /直すために戻されています。/,
        };
      },
    },
  ];
});

async function moved(of: Applying, client: Client, id: string, moves: readonly string[]): Promise<void> {
  const office = officeOf(of, client);
  for (const move of moves) {
    const problem = await office.press(move, id);
    if (problem !== null) throw new Error(`${move}: ${problem}`);
  }
}

export const mailCases: readonly MailCase[] = [...others, ...agencies];
