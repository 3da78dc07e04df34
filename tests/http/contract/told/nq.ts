import { logIn } from '../client.ts';
import { load, offerProcedures, submit, toSubmit } from '../nq/apply-journey.ts';
import type { ToldCase } from '../told-case.ts';

export const told: readonly ToldCase[] = [
  {
    call: 'nqApplicationSubmit',
    code: 'EDQ304',
    who: 'somebody who has applied',
    async begin(origin, db) {
      await offerProcedures(db);
      const client = await logIn(origin, 'qr');
      await submit(client, { reason: '就職のため', worked: 'no' });
      return { client, id: '' };
    },
    tells: async ({ client }) => (await load(client)).open !== undefined,
    file: ({ client }) => client.call('nqApplicationSubmit', toSubmit({ reason: '就職のため', worked: 'no' })),
  },
];
