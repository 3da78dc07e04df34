import type { TestPortal } from '../../harness.ts';
import { bodyOf, logIn } from '../client.ts';
import type { DifferenceCase } from '../difference-case.ts';
import { filledApplication } from '../hpki/journey.ts';

const apply = (changes: Parameters<typeof filledApplication>[0]) => async (portal: TestPortal) => {
  const client = await logIn(portal.origin, 'hpki-doctor');
  const application = filledApplication(changes);
  const { receptionNumber } = await bodyOf<{ receptionNumber: string }>(client.call('hpkiSubmit', { application }));
  return [client, receptionNumber] as const;
};

export const differences: readonly DifferenceCase[] = [
  { what: 'nothing', file: apply({}), differs: [] },
  {
    what: 'nothing, written in other widths',
    file: apply({ workplaceName: '見本　総合病院', phone: '0300000101' }),
    differs: [],
  },
  {
    what: 'a workplace and letters of a name',
    file: apply({ romanFirstName: 'KAORI', workplaceName: '例示診療所', workplacePostalCode: '100-0001' }),
    differs: [
      ['名のローマ字', 'KAORI', 'KAORU'],
      ['勤務先の名称', '例示診療所', '見本総合病院'],
      ['勤務先の郵便番号', '100-0001', '100-0000'],
    ],
  },
  {
    what: 'no workplace, where one is registered: nothing was written to compare',
    file: apply({
      hasWorkplace: '2',
      workplaceName: '',
      workplacePostalCode: '',
      workplaceAddress: '',
      workplacePhone: '',
    }),
    differs: [],
  },
];
