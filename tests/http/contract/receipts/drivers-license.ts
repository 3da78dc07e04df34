import { newAddress } from '../calls/drivers-license.ts';
import { bodyOf, logIn } from '../client.ts';
import type { ReceiptCase } from '../receipt-case.ts';
import { sign } from '../signing.ts';

export const receipts: readonly ReceiptCase[] = [
  {
    module: 'drivers-license',
    what: 'a new permanent address [DL-022]',
    service: 'drivers-license',
    path: '/svc/drivers-license/complete',
    to: null,
    table: 'permanent_address_changes',
    async file(portal) {
      const client = await logIn(portal.origin, 'licence-gold');
      const signature = await sign(client, newAddress);
      const { receptionNumber } = await bodyOf<{ receptionNumber: string }>(
        client.call('licencePermanentAddressSubmit', { application: newAddress, signature }),
      );
      return { client, number: receptionNumber };
    },
  },
];
