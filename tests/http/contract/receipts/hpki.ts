import { bodyOf, logIn } from '../client.ts';
import { filledApplication } from '../hpki/journey.ts';
import type { ReceiptCase } from '../receipt-case.ts';

export const receipts: readonly ReceiptCase[] = [
  {
    module: 'hpki',
    what: 'an application for electronic signatures, mailed to the registered address and not to one only typed [HP-001]',
    path: '/svc/hpki/jma/completion',
    to: 'kaoru@mail.example',
    table: 'hpki_applications',
    async file(portal) {
      const client = await logIn(portal.origin, 'hpki-doctor');
      const application = filledApplication({ email: 'typed@mail.example' });
      const { receptionNumber } = await bodyOf<{ receptionNumber: string }>(client.call('hpkiSubmit', { application }));
      return { client, number: receptionNumber };
    },
  },
];
