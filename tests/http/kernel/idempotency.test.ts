import { describe, expect, it } from 'vitest';
import { databases } from '../harness.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen } from './visitor.ts';

const key = (value: string) => ({ 'idempotency-key': value });

describe.each(databases)('idempotency keys on %s', (kind) => {
  const portal = samplePortal(kind);
  const times = (reply: { json: { resBody?: Record<string, unknown> } }) => reply.json.resBody?.times;

  it('a repeated key gives the stored answer and has no second effect', async () => {
    const visitor = await citizen(portal);
    const first = await visitor.call('count', { text: 'a' }, key('k'));
    const second = await visitor.call('count', { text: 'a' }, key('k'));
    expect([times(first), times(second)]).toEqual([1, 1]);
    expect(times(await visitor.call('count', { text: 'a' }, key('other')))).toBe(2);
  });

  it('twelve simultaneous duplicates have one effect and one answer', async () => {
    const visitor = await citizen(portal);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => visitor.call('count', { text: 'a' }, key('same'))),
    );
    expect(replies.map(times)).toEqual(Array.from({ length: 12 }, () => 1));
    expect(times(await visitor.call('count', { text: 'a' }))).toBe(2);
  });

  it('the same key with another body is refused', async () => {
    const visitor = await citizen(portal);
    await visitor.call('count', { text: 'a' }, key('k'));
    const reply = await visitor.call('count', { text: 'b' }, key('k'));
    expect(reply).toMatchObject({
      status: 409,
      json: { resultCode: '9001', errors: [{ errorCode: 'idempotency-key' }] },
    });
  });

  it('keys belong to a citizen, on whichever device, and to nobody else', async () => {
    const phone = await citizen(portal, 'qr', '&copy=idempotency');
    const computer = await citizen(portal, 'qr', '&copy=idempotency');
    const stranger = await citizen(portal);
    await phone.call('count', { text: 'a' }, key('k'));
    expect(times(await computer.call('count', { text: 'a' }, key('k')))).toBe(1);
    await stranger.call('count', { text: 'z' });
    expect(times(await stranger.call('count', { text: 'a' }, key('k')))).toBe(2);
  });

  it('without a key each call has its effect', async () => {
    const visitor = await citizen(portal);
    await visitor.call('count', { text: 'a' });
    expect(times(await visitor.call('count', { text: 'a' }))).toBe(2);
  });

  it('a write that broke leaves neither effect nor answer, so the same key may try again', async () => {
    const visitor = await citizen(portal);
    expect((await visitor.call('count', { text: 'boom' }, key('k'))).status).toBe(500);
    expect((await visitor.call('count', { text: 'boom' }, key('k'))).status).toBe(500);
    expect(times(await visitor.call('count', { text: 'a' }, key('k2')))).toBe(1);
  });
});
