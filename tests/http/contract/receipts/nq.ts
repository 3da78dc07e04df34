import { logIn } from '../client.ts';
import { fullValues, offerProcedures, submit } from '../nq/apply-journey.ts';
import type { ReceiptCase } from '../receipt-case.ts';

export const receipts: readonly ReceiptCase[] = [
  {
    module: 'nq',
    what: 'an application for a qualification, mailed to the registered address',
    path: '/svc/nq/application-status-detail/',
    to: 'kaoru@mail.example',
    table: 'nq_applications',
    async file(portal) {
      await offerProcedures(portal.database);
      const client = await logIn(portal.origin, 'hpki-doctor');
      return { client, number: (await submit(client, fullValues)).applicationNumber };
    },
  },
];
