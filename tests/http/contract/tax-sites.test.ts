import { describe, expect, it } from 'vitest';
import { portalOn } from '../harness.ts';
import { stranger } from './client.ts';
import { arriveAtSite, linkIdFor, siteAddress, stateOf, taxpayer } from './tax-journey.ts';

describe('external sites when time passes', () => {
  let now = new Date();
  const portal = portalOn('PGlite', { now: () => now });

  it('the citizen has fifteen minutes to answer', async () => {
    const client = await taxpayer(portal.origin, 'tax-unlinked');
    const unused = await linkIdFor(client, 'furusato');
    const visit = await arriveAtSite(client, await linkIdFor(client, 'nenkinNet'));
    now = new Date(now.getTime() + 15 * 60_000);
    expect((await arriveAtSite(client, unused)).opened.status).toBe(410);
    expect((await visit.answer('linked')).searchParams.has('linkResult')).toBe(false);
    expect(await visit.page()).toContain('時間が過ぎました');
    expect(await stateOf(client, 'nenkinNet')).toBe('unfinished');
  });
});

describe('a portal without its sandbox', () => {
  const portal = portalOn('PGlite', {
    sandbox: false,
    settings: { 'address.externalSite': 'https://sites.example/link' },
  });

  it('has no stand-in, and publishes the address it was given', async () => {
    expect(await siteAddress(stranger(portal.origin))).toBe('https://sites.example/link');
    expect(await siteAddress(stranger(portal.origin), 'address.eTax')).toBe('');
  });
});
