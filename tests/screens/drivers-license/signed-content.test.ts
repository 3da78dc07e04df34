import { it } from 'vitest';
import { expectSignedIsSent } from '../signed-content.ts';

const address = { postalCode: '', prefecture: '13', address: '千代田区' };
/** What the register has beside it. */
const licence = { hindrance: '', familyRegister: { prefecture: '13', address: '千代田区' }, timesFiled: 0 };

it('signed is what would be sent, or nothing', () =>
  expectSignedIsSent({
    service: 'drivers-license',
    path: 'digital-signature',
    state: { address, licenceNumber: '123456789012' },
    replies: { licencePermanentAddress: { body: licence } },
  }));
