import { answered, as, type ToldCase } from '../told-case.ts';

export const told: readonly ToldCase[] = [
  {
    call: 'employmentSlipReceive',
    code: 'EDE101',
    who: 'qr',
    begin: as('qr'),
    tells: async (person) =>
      (await answered<{ slips: readonly object[] }>(person, 'employmentSlips')).slips.length === 0,
    file: ({ client }) => client.call('employmentSlipReceive', { slipId: 'slip-1' }),
  },
];
