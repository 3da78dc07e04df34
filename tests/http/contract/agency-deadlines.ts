import type { Database } from '../../../src/server/db/database.ts';
import { type Applying, broughtTo, dayFrom } from './agency-journey.ts';
import { type DeadlineCase, endOf, set } from './deadline-case.ts';

/** Until when what an agency asks for can be done. */
export function agencyDeadlines(of: Applying): readonly DeadlineCase[] {
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
}
