import type { Database } from '../../../src/server/db/database.ts';
import { type Applying, broughtTo, officeOf } from './agency-journey.ts';
import type { Client } from './client.ts';
import type { MailCase } from './mail-case.ts';

const registered = 'kaoru@mail.example';

/** What an agency's decisions tell whoever applied. */
export function agencyMails(of: Applying): readonly MailCase[] {
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
}

/** The agency makes these moves. */
export async function moved(of: Applying, client: Client, id: string, moves: readonly string[]): Promise<void> {
  const office = officeOf(of, client);
  for (const move of moves) {
    const problem = await office.press(move, id);
    if (problem !== null) throw new Error(`${move}: ${problem}`);
  }
}
