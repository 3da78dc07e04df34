import { describe, expect, it } from 'vitest';
import { databases } from '../harness.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen, type Visitor } from './visitor.ts';

const path = '/api/sample/count';

describe.each(databases)('faults on %s', (kind) => {
  const portal = samplePortal(kind);
  const count = (visitor: Visitor) => visitor.call('count', { text: 'a' });
  const statuses = async (visitor: Visitor, calls: number) => {
    const seen: number[] = [];
    for (let call = 0; call < calls; call += 1) seen.push((await count(visitor)).status);
    return seen;
  };

  it.each<[string, object, readonly number[]]>([
    ['the next call', { status: 503 }, [503, 200, 200, 200]],
    ['the third call', { status: 503, nth: 3 }, [200, 200, 503, 200]],
    ['two calls', { status: 503, times: 2 }, [503, 503, 200, 200]],
    ['the second and third', { status: 503, nth: 2, times: 2 }, [200, 503, 503, 200]],
  ])('strike %s', async (_which, fault, expected) => {
    const visitor = await citizen(portal);
    expect((await visitor.post('/sandbox/faults', { path, ...fault })).status).toBe(201);
    expect(await statuses(visitor, 4)).toEqual(expected);
    expect((await visitor.send('/sandbox/faults')).json).toEqual([]);
  });

  it('that no call has met yet are told', async () => {
    const visitor = await citizen(portal);
    await visitor.post('/sandbox/faults', { path, status: 503, times: 2 });
    await count(visitor);
    expect((await visitor.send('/sandbox/faults')).json).toEqual([{ path, remaining: 1 }]);
  });

  it('several faults of one path each count the calls', async () => {
    const visitor = await citizen(portal);
    await visitor.post('/sandbox/faults', { path, status: 500 });
    await visitor.post('/sandbox/faults', { path, status: 503, nth: 3 });
    expect(await statuses(visitor, 4)).toEqual([500, 200, 503, 200]);
  });

  it.each<[string, object, number, object]>([
    ['resultCode', { resultCode: '9004' }, 200, { resultCode: '9004' }],
    [
      'errorCode',
      { errorCode: 'EDS101', errorMessage: '故障です。' },
      200,
      { resultCode: '1000', errors: [{ errorCode: 'EDS101', errorMessage: '故障です。' }] },
    ],
    [
      'all of them',
      { status: 400, resultCode: '9000', errorCode: 'E' },
      400,
      { resultCode: '9000', errors: [{ errorCode: 'E', errorMessage: '' }] },
    ],
    ['status', { status: 299 }, 299, { resultCode: '9000' }],
    ['resBody', { resBody: { times: 'three' } }, 200, { resultCode: '0000', resBody: { times: 'three' } }],
  ])('answer the chosen %s without the effect of the call', async (_what, fault, status, body) => {
    const visitor = await citizen(portal);
    await visitor.post('/sandbox/faults', { path, ...fault });
    const reply = await count(visitor);
    expect([reply.status, reply.json]).toEqual([status, body]);
    expect((await count(visitor)).json.resBody?.times).toBe(1);
  });

  it('a malformed answer cannot be parsed', async () => {
    const visitor = await citizen(portal);
    await visitor.post('/sandbox/faults', { path, malformed: true });
    const reply = await count(visitor);
    expect(reply.status).toBe(200);
    expect(reply.json).toBeUndefined();
  });

  it('a delay comes before everything else and the call still runs', async () => {
    const visitor = await citizen(portal);
    await visitor.post('/sandbox/faults', { path, delaySeconds: 0.2 });
    const start = performance.now();
    const reply = await count(visitor);
    expect(performance.now() - start).toBeGreaterThan(190);
    expect(reply.json.resBody?.times).toBe(1);
  });

  it.each<[string, boolean | string, number]>([
    ['true', true, 1],
    ['before the effect', 'before', 1],
    ['after the effect', 'after', 2],
  ])('drop %s ends the connection before the answer is complete', async (_when, drop, effects) => {
    const visitor = await citizen(portal);
    await visitor.post('/sandbox/faults', { path, drop });
    await expect(count(visitor)).rejects.toThrow('terminated');
    expect((await count(visitor)).json.resBody?.times).toBe(effects);
    const journal = (await visitor.send('/sandbox/journal')).json as unknown as { resultCode: string }[];
    expect(journal.map((entry) => entry.resultCode)).toEqual(['dropped', '0000']);
  });

  it('a write whose answer was dropped is not done twice under its key', async () => {
    const visitor = await citizen(portal);
    await visitor.post('/sandbox/faults', { path, drop: 'after' });
    const again = () => visitor.call('count', { text: 'a' }, { 'idempotency-key': 'lost' });
    await expect(again()).rejects.toThrow('terminated');
    expect((await again()).json.resBody?.times).toBe(1);
  });

  it('DELETE takes them back; other sessions never meet them', async () => {
    const [visitor, other] = [await citizen(portal), await citizen(portal)];
    await visitor.post('/sandbox/faults', { path, status: 503, times: 5 });
    expect((await count(other)).status).toBe(200);
    expect((await count(visitor)).status).toBe(503);
    expect((await visitor.send('/sandbox/faults', { method: 'DELETE' })).status).toBe(204);
    expect((await count(visitor)).status).toBe(200);
  });

  it.each([
    ['unknown path', { path: '/api/nothing' }],
    ['no path', {}],
    ['misspelt key', { path, statuss: 500 }],
    ['text for a number', { path, nth: '2' }],
    ['nth 0', { path, nth: 0 }],
    ['status out of range', { path, status: 99 }],
  ])('%s is refused', async (_what, fault) => {
    const reply = await (await citizen(portal)).post('/sandbox/faults', fault);
    expect([reply.status, reply.json.resultCode]).toEqual([400, '9001']);
  });
});
