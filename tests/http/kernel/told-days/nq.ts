import { expect } from 'vitest';
import { lastDayOf } from '../../../../src/server/common/drafts/draft-end.ts';
import { fullValues, load, offerProcedures, save, submit } from '../../contract/nq/apply-journey.ts';
import { endOf } from '../end-of-day.ts';
import type { ToldDays } from '../told-days.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const told: ToldDays = (portal, { as }) => [
  [
    'nq_drafts',
    async () => {
      await offerProcedures(portal.database);
      const { client, citizenId } = await as('qr');
      return { citizenId, until: endOf((await save(client, { reason: '就職のため' })).lastDay) };
    },
  ],
  [
    'nq_applications',
    async () => {
      await offerProcedures(portal.database);
      const { client, citizenId } = await as('qr');
      await submit(client, fullValues);
      const dueDate = lastDayOf({ expiresAt: new Date(Date.now() + 40 * dayMs) });
      const returned = JSON.stringify({ reason: '書類が足りません', dueDate });
      await portal.database.query(
        `update nq_applications set status = '3', returned = $2::text::jsonb where citizen_id = $1`,
        [citizenId, returned],
      );
      expect((await load(client)).returned).toMatchObject({ dueDate });
      return { citizenId, until: endOf(dueDate) };
    },
  ],
];
