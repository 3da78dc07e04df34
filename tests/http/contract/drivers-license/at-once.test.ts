import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { newAddress } from '../calls/drivers-license.ts';
import { logIn } from '../client.ts';
import { atOnce } from '../outcomes-at-once.ts';
import { sign } from '../signing.ts';

describe.each(databases)('what one person asks for many times at once, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string) => logIn(portal.origin, persona);

  it('new permanent addresses, each signed: one is handed in', async () => {
    const client = await as('licence-gold');
    const signatures: object[] = [];
    for (const _ of Array.from({ length: 12 })) signatures.push(await sign(client, newAddress));
    const submit = (number: number) =>
      client.call('licencePermanentAddressSubmit', { application: newAddress, signature: signatures[number] });
    expect(await atOnce(12, submit)).toEqual({ '0000': 1, EDR203: 11 });
  });

  it('answers of the course: a section is finished once', async () => {
    const client = await as('licence-gold');
    const answer = () => client.call('licenceCourseAnswer', { sectionId: 'accidents', answer: '1' });
    expect(await atOnce(12, answer)).toEqual({ '0000': 1, EDR204: 11 });
  });
});
