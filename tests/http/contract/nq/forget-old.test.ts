import { describe, expect, it } from 'vitest';
import { forgetOldRecords } from '../../forget-old-records.ts';
import { databases, portalOn } from '../../harness.ts';
import { recordsOfCitizen } from '../../kernel/records-of-citizen.ts';
import { filer } from '../journey.ts';
import { load, offerProcedures, save } from './apply-journey.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(databases)('old records on %s', (kind) => {
  const portal = portalOn(kind);

  it('a session whose clock was set back lives by its own clock, with its draft', async () => {
    await offerProcedures(portal.database);
    const { client, citizenId } = await filer(portal.origin, portal.database, 'qr');
    // As older servers let it be.
    const setBack = `update sessions set clock_offset_ms = ${-60 * dayMs} where citizen_id = $1`;
    await portal.database.query(setBack, [citizenId]);
    await save(client, { reason: '過去' });
    expect(await forgetOldRecords(portal.database, { now: new Date(), sandbox: true })).toEqual([]);
    expect((await load(client)).draft.revision).toBe(1);
    expect(await recordsOfCitizen(portal.database, citizenId)).toMatchObject({ sessions: 1, nq_drafts: 1 });
  });
});
