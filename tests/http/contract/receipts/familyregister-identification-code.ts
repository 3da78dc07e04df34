import { bodyOf, logIn } from '../client.ts';
import { applicationFor } from '../familyregister-identification-code/journey.ts';
import type { ReceiptCase } from '../receipt-case.ts';
import { sign } from '../signing.ts';

export const receipts: readonly ReceiptCase[] = [
  {
    module: 'familyregister-identification-code',
    what: 'identification codes [IC-001]',
    service: 'familyregister-identification-code',
    path: '/svc/familyregister-identification-code/complete',
    to: null,
    table: 'identification_codes',
    async file(portal) {
      const client = await logIn(portal.origin, 'idcode-closed');
      const application = await applicationFor(client, 2);
      const { receptionNumber } = await bodyOf<{ receptionNumber: string }>(
        client.call('identificationCodeIssue', { application, signature: await sign(client, application) }),
      );
      return { client, number: receptionNumber };
    },
  },
];
