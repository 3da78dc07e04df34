import type { TestPortal } from '../../harness.ts';
import { newAddress } from '../calls/drivers-license.ts';
import { bodyOf, logIn } from '../client.ts';
import type { DifferenceCase } from '../difference-case.ts';
import { sign } from '../signing.ts';

const move = (address: string) => async (portal: TestPortal) => {
  const client = await logIn(portal.origin, 'licence-gold');
  const application = { ...newAddress, address };
  const { receptionNumber } = await bodyOf<{ receptionNumber: string }>(
    client.call('licencePermanentAddressSubmit', { application, signature: await sign(client, application) }),
  );
  return [client, receptionNumber] as const;
};

export const differences: readonly DifferenceCase[] = [
  { what: 'the domicile of the register', file: move(newAddress.address), differs: [] },
  {
    what: 'another domicile',
    file: move('東京都見本区例示町二丁目9番地'),
    differs: [['新しい本籍', '東京都見本区例示町二丁目9番地', newAddress.address]],
  },
];
