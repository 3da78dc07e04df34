import { logIn } from '../client.ts';
import { showDomicile } from '../journey.ts';
import type { ReceiptCase } from '../receipt-case.ts';

export const receipts: readonly ReceiptCase[] = [
  {
    module: 'familyregister',
    what: 'a family register for a calling service',
    service: 'familyregister',
    path: '/family-registration',
    to: null,
    table: 'submissions',
    async file(portal) {
      const client = await logIn(portal.origin, 'pseudonym-exists');
      const body = { ...(await showDomicile(client)), sinseiTetuzukiSyubetuCd: '0101' };
      await client.call('createXml', body);
      const [row] = await portal.database.query<{ number: string }>(
        'select reception_number as number from submissions where domicile_key = $1',
        [body.hnskHttshSkbtKey],
      );
      return { client, number: row?.number ?? '' };
    },
  },
];
