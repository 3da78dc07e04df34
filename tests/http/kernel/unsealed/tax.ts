import { expect } from 'vitest';
import { handoversOf } from '../../../../src/server/common/tax/handovers.ts';
import type { Unsealed } from '../unsealed.ts';

export const rows = `insert into tax_handovers (receipt_number, citizen_id, procedure, year, certificates, handed_over_at)
  values ('1234567812345670', 'c', 'yearEnd', '2025', '[]', now());`;

export const expectRead: Unsealed['expectRead'] = async (database, citizenId) =>
  expect((await handoversOf(database, citizenId, 'yearEnd')).map(({ receiptNumber }) => receiptNumber)).toEqual([
    '1234567812345670',
  ]);

export const isSealed = `(select receipt_number like 'sealed.%' and number_hash like 'hmac.%' from tax_handovers)`;
