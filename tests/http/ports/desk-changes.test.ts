import { beforeAll, describe, expect, it } from 'vitest';
import { watchChanges } from '../../../src/server/desk/watch-changes.ts';
import type { FiledApplication } from '../../../src/server/ports/back-office.ts';
import { type Applying, dayFrom, everyApplying } from '../contract/agency-journey.ts';
import { logIn } from '../contract/client.ts';
import { databases, portalOn } from '../harness.ts';
import { heldDesk } from './held-desk.ts';

describe.each(databases)('what has changed at the desk on %s', (kind) => {
  const { backOffice, desk } = heldDesk();
  const portal = portalOn(kind, { ports: { backOffice } });
  beforeAll(() => Promise.all(everyApplying.map(({ prepare }) => prepare(portal.database))));

  const file = async (of: Applying) => {
    const client = await logIn(portal.origin, of.persona);
    return { client, id: await of.file(client), service: of.service };
  };
  const key = ({ service, id }: Pick<FiledApplication, 'service' | 'id'>) => `${service}/${id}`;
  /** Whoever has read everything so far, and goes on from there. */
  const reader = async () => {
    let after = (await desk().changes({ most: 10_000 })).at(-1)?.cursor;
    return async (most = 100) => {
      const changed = await desk().changes({ most, ...(after !== undefined && { after }) });
      after = changed.at(-1)?.cursor ?? after;
      return changed;
    };
  };
  const happened = (changed: readonly FiledApplication[]) =>
    changed.map((one) => [key(one), one.history.map(({ what }) => what).join(' '), one.moves.join(' ')]);

  describe.each(everyApplying)('of $service', (of) => {
    it('is what the applicant files, corrects and withdraws, too [NQ-008]', async () => {
      const news = await reader();
      const one = await file(of);
      const name = key(one);
      expect(happened(await news())).toEqual([[name, 'file', 'examine']]);
      expect(await news()).toEqual([]);

      await desk().decide(one, { move: 'examine' });
      await desk().decide(one, { move: 'return', note: '印鑑が写っていません。', dueDate: dayFrom(30) });
      const [returned] = await news();
      expect(returned?.history.map(({ what, note }) => [what, note])).toEqual([
        ['file', ''],
        ['examine', ''],
        ['return', '印鑑が写っていません。'],
      ]);
      expect(returned?.history.every(({ at }) => Math.abs(at.getTime() - Date.now()) < 600_000)).toBe(true);

      expect(await of.correct(one.client)).toMatchObject({});
      expect(happened(await news())).toEqual([[name, 'file examine return correct', 'examine']]);
      expect(await one.client.call(of.withdraw.call, of.withdraw.body(one.id))).toMatchObject({ resultCode: '0000' });
      expect(happened(await news())).toEqual([[name, 'file examine return correct withdraw', '']]);
    });

    it('is what is paid, refused, issued, and what lapses', async () => {
      const news = await reader();
      const [one, other] = [await file(of), await file(of)];
      await news();
      for (const each of [one, other]) await desk().decide(each, { move: 'examine' });
      await desk().decide(one, { move: 'askPayment', yen: 1500, dueDate: dayFrom(30) });
      await desk().decide(one, { move: 'takePayment' });
      await desk().decide(one, { move: 'issue' });
      await desk().decide(other, { move: 'askPayment', yen: 1500, dueDate: dayFrom(30) });
      await portal.database.query(
        `update ${of.service}_applications set payment = payment || '{"dueDate": "20260101"}' where id = $1`,
        [other.id],
      );
      const seen = [...(await news()), ...(await news())];
      expect(happened(seen)).toContainEqual([key(one), 'file examine askPayment takePayment issue', '']);
      expect(happened(seen).at(-1)).toEqual([key(other), 'file examine askPayment lapse', '']);
    });
  });

  it('is told in parts, each change once, and again only what changes again', async () => {
    const news = await reader();
    const filed = [];
    for (const of of everyApplying) for (const _ of [1, 2]) filed.push(await file(of));
    const seen = [];
    for (let part = await news(1); part.length > 0; part = await news(1)) seen.push(...part);
    expect(seen.map(key).toSorted()).toEqual(filed.map(key).toSorted());
    const [one] = filed;
    if (one !== undefined) await desk().decide(one, { move: 'examine' });
    expect((await news()).map(key)).toEqual([one].map((each) => each && key(each)));
    const whole = (await desk().changes({ most: 10_000 })).map(key);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole).toEqual(expect.arrayContaining(filed.map(key)));
  });

  it('misses nothing that was written earlier and committed later', async () => {
    const news = await reader();
    const [of] = everyApplying;
    if (of === undefined) throw new Error('Nothing goes to an agency.');
    const [slow, quick] = [await file(of), await file(of)];
    await news();
    let written = () => {};
    let commit = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const isOver = new Promise<void>((resolve) => {
      commit = resolve;
    });
    // The embedded database has one connection: nothing is read there meanwhile.
    const held = portal.database.transaction(async (db) => {
      await db.query(`update ${of.service}_applications set history = history where id = $1`, [slow.id]);
      written();
      if (portal.database.kind === 'postgresql') await isOver;
    });
    await isWritten;
    await desk().decide(quick, { move: 'examine' });
    const meanwhile = await news();
    commit();
    await held;
    const all = [...meanwhile, ...(await news())].map(key);
    expect(all.toSorted()).toEqual([slow, quick].map(key).toSorted());
    if (portal.database.kind === 'postgresql') expect(all).toEqual([quick, slow].map(key));
  });

  it('is in one order for whoever reads at the same moment', async () => {
    for (const of of everyApplying) await file(of);
    const read = () => desk().changes({ most: 10_000 });
    const [first, ...others] = await Promise.all([read(), read(), read(), read()]);
    for (const other of others) expect(other.map(({ cursor }) => cursor)).toEqual(first?.map(({ cursor }) => cursor));
  });

  it('is everything that was filed before, for whoever is connected later', async () => {
    const { database } = portal;
    const desks = everyApplying.map(({ service }) => ({ name: service, table: `${service}_applications` }));
    // As before the first connection.
    for (const { table } of desks) await database.query(`drop trigger agency_change on ${table}`);
    await database.query('delete from agency_changes');
    const filed = [];
    for (const of of everyApplying) filed.push(await file(of));
    expect(await desk().changes()).toEqual([]);
    for (const _ of ['once', 'again']) await watchChanges(database, desks);
    const waiting = (await desk().waiting({ most: 10_000 })).map(key);
    const told = (await desk().changes({ most: 10_000 })).map(key);
    expect(told).toEqual(expect.arrayContaining(waiting));
    expect(told).toEqual(expect.arrayContaining(filed.map(key)));
    expect(new Set(told).size).toBe(told.length);
  });

  it.each(['', '-1', '["2026-01-01T00:00:00Z","a","b"]'])('a cursor that is none is refused: %s', async (after) => {
    await expect(desk().changes({ after })).rejects.toThrow('cursor');
  });
});
