import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { logIn } from '../client.ts';
import { atOnce } from '../outcomes-at-once.ts';
import { filledApplication } from './journey.ts';

describe.each(databases)('what one person asks for many times at once, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => logIn(portal.origin, persona);

  it('applications for the e-signature: one is filed', async () => {
    const client = await as('hpki-doctor');
    const send = () => client.call('hpkiSubmit', { application: filledApplication() });
    expect(await atOnce(12, send)).toEqual({ '0000': 1, EDH102: 11 });
  });
});
