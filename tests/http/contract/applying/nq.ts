import type { Applying, Seen } from '../agency-journey.ts';
import { fullValues, offerProcedures, submit } from '../nq/apply-journey.ts';

export const applying: Applying = {
  service: 'nq',
  persona: 'hpki-doctor',
  prepare: offerProcedures,
  file: async (client) => (await submit(client, fullValues)).applyingId,
  correct: (client) => submit(client, { ...fullValues, reason: '開業のため' }),
  withdraw: {
    call: 'nqApplicationWithdraw',
    body: (applyingId) => ({ applyingId }),
    late: 'EDQ314',
    missing: 'EDQ305',
  },
  see: async (client, applyingId) => {
    const { resBody } = await client.call('nqApplicationStatus', { applyingId });
    return resBody as unknown as Seen;
  },
};
