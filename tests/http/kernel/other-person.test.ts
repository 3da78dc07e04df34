import { describe, expect, it } from 'vitest';
import { databases } from '../harness.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen } from './visitor.ts';

describe.each(databases)('a page of somebody else on %s', (kind) => {
  const portal = samplePortal(kind);

  it('whoever has logged in since, in another tab, does nothing by what it sends, and it is told who', async () => {
    const browser = await citizen(portal);
    const before = (await browser.call('count', { text: 'a' })).headers.get('session-person') ?? '';
    await browser.login('qr');
    const refused = await browser.call('count', { text: 'a' }, { 'session-person': before });
    expect(refused).toMatchObject({
      status: 409,
      json: { resultCode: '9001', errors: [{ errorCode: 'other-person' }] },
    });
    const now = refused.headers.get('session-person') ?? '';
    expect([now !== '', now !== before]).toEqual([true, true]);
    // The first one that counts: nothing was done before.
    const done = await browser.call('count', { text: 'a' }, { 'session-person': now });
    expect(done.json.resBody?.times).toBe(1);
  });

  it('the same person on another device may go on, and so may who names nobody', async () => {
    const phone = await citizen(portal, 'qr', '&copy=same-person');
    const computer = await citizen(portal, 'qr', '&copy=same-person');
    const token = (await phone.call('count', { text: 'a' })).headers.get('session-person') ?? '';
    expect((await computer.call('count', { text: 'a' }, { 'session-person': token })).status).toBe(200);
    expect((await computer.call('count', { text: 'a' })).status).toBe(200);
  });
});
