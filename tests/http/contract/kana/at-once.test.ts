import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { filer } from '../journey.ts';
import { atOnce } from '../outcomes-at-once.ts';
import { create } from './journey.ts';

describe.each(databases)('what one person asks for many times at once, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('saves of a draft of name readings: one is kept, the others are told', async () => {
    const { client } = await filer(portal.origin, portal.database, 'kana-single');
    const { revision } = await create(client, '1');
    const save = (number: number) =>
      client.call('kanaTempInformantSave', {
        informant: {
          memberId: 'm',
          isEmigrant: false,
          address: `${number}番地`,
          email: '',
          phone: '',
          verifiedEmail: '',
        },
        revision,
      });
    expect(await atOnce(12, save)).toEqual({ '0000': 1, EDV106: 11 });
  });
});
