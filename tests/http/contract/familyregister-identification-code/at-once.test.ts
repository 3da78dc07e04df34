import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { logIn } from '../client.ts';
import { atOnce } from '../outcomes-at-once.ts';
import { sign } from '../signing.ts';
import { applicationFor } from './journey.ts';

describe.each(databases)('what one person asks for many times at once, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => logIn(portal.origin, persona);

  it('identification codes: a signature brings one', async () => {
    const client = await as('qr');
    const application = await applicationFor(client, 1);
    const signature = await sign(client, application);
    expect(await atOnce(12, () => client.call('identificationCodeIssue', { application, signature }))).toEqual({
      '0000': 1,
      ED2111: 11,
    });
  });
});
