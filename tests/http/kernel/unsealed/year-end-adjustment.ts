import { expect } from 'vitest';
import { handoversOf } from '../../../../src/server/common/tax/handovers.ts';
import { takeHandover } from '../../../../src/server/services/year-end-adjustment/take-handover.ts';
import type { Unsealed } from '../unsealed.ts';

const reminder = 'year-end-adjustment/year-end-number';

export const rows = `insert into jobs (key, kind, citizen_id, run_at, content)
  values ('${reminder}:c:1234567812345670:20260131:7', '${reminder}', 'c', now(), '{"subject": "1234567812345670"}');`;

export const expectRead: Unsealed['expectRead'] = async (database) =>
  expect(await takeHandover(database, '1234-5678-1234-5670', new Date('2026-01-05'))).toMatchObject({ year: '2025' });

export const expectBroughtUpToDate: NonNullable<Unsealed['expectBroughtUpToDate']> = async (database, citizenId) => {
  const [handover] = await handoversOf(database, citizenId, 'yearEnd');
  expect(
    await database.query(`select key, content -> 'subject' as subject from jobs where kind like 'year-end%'`),
  ).toEqual([{ key: `${reminder}:c:${handover?.id}:20260131:7`, subject: handover?.id }]);
};

export const isSealed = `(select number_hash like 'hmac.%' from tax_handovers)`;
