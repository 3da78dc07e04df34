import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { logIn } from '../client.ts';

describe.each(databases)('contributions on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each([
    ['pension-unpaid', true],
    ['pension-exemption', false],
    ['pension-self-employed', false],
  ])('home says of %s what the page of the service says: unpaid months %s', async (persona, told) => {
    const client = await logIn(portal.origin, persona);
    for (const path of ['/', '/todo']) {
      const text = await (await client.send(path)).text();
      expect(text.includes('data-entry="unpaid"')).toBe(told);
      expect(/納めていない月が、\d+か月あります/.test(text)).toBe(told);
    }
  });
});
