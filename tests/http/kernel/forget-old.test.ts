import { describe, expect, it } from 'vitest';
import { everyApplying } from '../contract/agency-journey.ts';
import { clientOf, logIn } from '../contract/client.ts';
import { receiptCases } from '../contract/receipt-case.ts';
import { forgetOldRecords } from '../forget-old-records.ts';
import { databases, portalOn } from '../harness.ts';
import { promisedTables } from './promised-tables.ts';
import { recordsOfCitizen } from './records-of-citizen.ts';
import { toldDays } from './told-days.ts';

const dayMs = 24 * 60 * 60 * 1000;
const yearMs = 366 * dayMs;

describe.each(databases)('old records on %s', (kind) => {
  const portal = portalOn(kind);
  const sandbox = true;
  const forgetAt = (at: number, inSandbox = true) =>
    forgetOldRecords(portal.database, { now: new Date(at), sandbox: inSandbox });
  const rows = async (table: string, where: string, value: string) => {
    const [row] = await portal.database.query<{ n: number }>(
      `select count(*)::int as n from ${table} where ${where} = $1`,
      [value],
    );
    return row?.n ?? 0;
  };
  const recordsOf = (citizenId: string) => recordsOfCitizen(portal.database, citizenId);
  const newest = async () => {
    const [row] = await portal.database.query<{ id: string }>(
      'select id from citizens order by created_at desc, id limit 1',
    );
    return row?.id ?? '';
  };
  const as = async (persona: string, copy?: string) => {
    const client = await logIn(portal.origin, persona, copy);
    return { client, citizenId: await newest() };
  };

  it('are forgotten a week after the session ended, and not before', async () => {
    const { client, citizenId } = await as('qr');
    await client.call('pseudonymCheck');
    await client.call('sendAuthCode', { email: 'todokede@example.jp' });
    const [session] = await portal.database.query<{ id: string }>('select id from sessions where citizen_id = $1', [
      citizenId,
    ]);
    const all = { citizens: 1, sessions: 1, outbox: 1, auth_codes: 1 };
    expect(await forgetAt(Date.now() + 6 * dayMs)).toEqual([]);
    expect(await recordsOf(citizenId)).toEqual(all);
    expect(await rows('journal', 'session_id', session?.id ?? '')).toBe(2);
    expect(await forgetAt(Date.now() + 8 * dayMs)).toEqual([]);
    expect(await recordsOf(citizenId)).toEqual({});
    expect(await rows('journal', 'session_id', session?.id ?? '')).toBe(0);
  });

  describe('stay with everything of the citizen to the end of the day that was told', () => {
    const told = toldDays(portal, { as, newest });

    it('every table with such a day is tried', () => {
      expect(told.map(([table]) => table).toSorted()).toEqual(promisedTables.toSorted());
    });

    it.each(told)('AM-102 %s', async (table, set) => {
      const { citizenId, until } = await set();
      expect(until).toBeGreaterThan(Date.now() + 8 * dayMs);
      const { [table as 'citizens']: promisedRows, ...others } = await recordsOf(citizenId);
      expect(promisedRows).toBeGreaterThan(0);
      expect(await forgetAt(until - 1)).toEqual([]);
      const kept = await recordsOf(citizenId);
      // What only opened the way to it may go: the session, and with it the card that was read.
      const { sessions: _session, auth_codes: _code, ...lasting } = others;
      expect(kept).toEqual({ ...kept, ...lasting, [table]: promisedRows });
      expect(await forgetAt(until)).toEqual([]);
      expect(await recordsOf(citizenId)).toEqual({});
    });
  });

  it('without the sandbox, nothing of anybody goes but what is over by itself', async () => {
    const everybody: string[] = [];
    for (const { file } of receiptCases) {
      await file(portal);
      everybody.push(await newest());
    }
    for (const { prepare, persona, file } of everyApplying) {
      await prepare(portal.database);
      const { client, citizenId } = await as(persona);
      await file(client);
      everybody.push(citizenId);
    }
    expect(everybody.length).toBeGreaterThan(0);
    const before = await Promise.all(everybody.map(recordsOf));
    expect(await forgetAt(Date.now() + 10 * yearMs, !sandbox)).toEqual([]);
    const after = await Promise.all(everybody.map(recordsOf));
    // Logins are over; a signature stays with what was filed with it.
    const lasting = before.map(({ sessions: _session, ...others }) => others);
    expect(after.map(({ sessions: _session, ...others }) => others)).toEqual(lasting);
    expect(Object.keys(Object.assign({}, ...after))).toEqual(
      expect.arrayContaining(receiptCases.map(({ table }) => table)),
    );
    expect(after.map(({ sessions = 0 }) => sessions)).toEqual(everybody.map(() => 0));
    expect(await forgetAt(Date.now() + 10 * yearMs)).toEqual([]);
    expect(await Promise.all(everybody.map(recordsOf))).toEqual(everybody.map(() => ({})));
  });

  it('a card read a moment ago does not keep a session that is over, nor anything else', async () => {
    const { client, citizenId } = await as('qr');
    await client.call('qrCardAssistInfo', { myNumberFlg: '0' });
    await portal.database.query(
      `update sessions set expires_at = expires_at - interval '9 days' where citizen_id = $1`,
      [citizenId],
    );
    expect(await recordsOf(citizenId)).toEqual({ citizens: 1, sessions: 1, card_readings: 1 });
    expect(await forgetAt(Date.now())).toEqual([]);
    // The copy itself is of today.
    expect(await recordsOf(citizenId)).toEqual({ citizens: 1 });
  });

  it('a clock that was set forward makes nobody leave earlier', async () => {
    const { client, citizenId } = await as('qr');
    await client.advance((10 * dayMs) / 1000);
    expect(await forgetAt(Date.now())).toEqual([]);
    expect(await recordsOf(citizenId)).toEqual({ citizens: 1, sessions: 1 });
  });

  it.runIf(kind === 'PostgreSQL')('whoever comes back meanwhile stays, and so does what they find', async () => {
    const { citizenId } = await as('qr', 'comes-back');
    const later = Date.now() + 40 * dayMs;
    await portal.database.query(`update citizens set created_at = now() - interval '9 days' where id = $1`, [
      citizenId,
    ]);
    await portal.database.transaction(async (db) => {
      await db.query('select id from citizens where id = $1 for key share', [citizenId]);
      expect(await forgetAt(later)).toEqual([]);
    });
    expect((await recordsOf(citizenId)).citizens).toBe(1);
    expect(await forgetAt(later)).toEqual([]);
    expect(await recordsOf(citizenId)).toEqual({});
  });

  it('a table that fails keeps its own people with all they have, is named without what is in it, and stops no other', async () => {
    const mailed = await as('qr', 'stays-whole');
    await mailed.client.call('sendAuthCode', { email: 'himitsu@example.jp' });
    const other = await as('qr');
    await other.client.call('qrCardAssistInfo', { myNumberFlg: '0' });
    await portal.database.script(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no %', old; end $$;
      create trigger refuse before delete on outbox for each row execute function refuse();`);
    try {
      const { sessions: _session, auth_codes: _code, ...whole } = await recordsOf(mailed.citizenId);
      expect(await forgetAt(Date.now() + 40 * dayMs)).toEqual([{ table: 'citizens', code: 'P0001' }]);
      expect(await recordsOf(other.citizenId)).toEqual({});
      // Whoever comes back under the same key finds a whole copy.
      expect(await recordsOf(mailed.citizenId)).toEqual(whole);
      await as('qr', 'stays-whole');
      expect(await recordsOf(mailed.citizenId)).toEqual({ ...whole, sessions: 1 });
    } finally {
      await portal.database.script('drop trigger refuse on outbox; drop function refuse();');
    }
    expect(await forgetAt(Date.now() + 40 * dayMs)).toEqual([]);
    expect(await recordsOf(mailed.citizenId)).toEqual({});
  });

  it('several processes at once forget the same, and none fails', async () => {
    const { citizenId } = await as('qr');
    const at = Date.now() + 60 * dayMs;
    expect((await Promise.all([1, 2, 3, 4].map(() => forgetAt(at)))).flat()).toEqual([]);
    await forgetAt(at);
    expect(await recordsOf(citizenId)).toEqual({});
  });

  it('a browser that is not logged in is forgotten too', async () => {
    const answer = await fetch(`${portal.origin}/sandbox/journal`);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await clientOf(portal.origin, cookie).call('isLogin');
    const unknown = async () =>
      (await portal.database.query('select id from sessions where citizen_id is null')).length;
    expect(await unknown()).toBe(1);
    expect(await forgetAt(Date.now() + 8 * dayMs)).toEqual([]);
    expect(await unknown()).toBe(0);
  });
});
