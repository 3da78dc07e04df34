import { bodyOf } from '../client.ts';
import { filer } from '../journey.ts';
import { email, readyToSubmit } from '../kana/journey.ts';
import type { ReceiptCase } from '../receipt-case.ts';

export const receipts: readonly ReceiptCase[] = [
  {
    module: 'kana',
    what: 'a notification of readings [KN-001]',
    path: '/svc/kana/complete',
    to: email,
    table: 'kana_histories',
    async file(portal) {
      const person = await filer(portal.origin, portal.database, 'kana-single');
      const sent = await readyToSubmit(portal.database, person);
      const { arrivalNumber } = await bodyOf<{ arrivalNumber: string }>(person.client.call('kanaSubmit', sent));
      return { client: person.client, number: arrivalNumber };
    },
  },
];
