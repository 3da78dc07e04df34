import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { bodyOf } from '../client.ts';
import { filer } from '../journey.ts';
import { sign } from '../signing.ts';
import { typed } from '../typed-so-far.ts';
import { create, readyToSubmit } from './journey.ts';

describe.each(databases)('drafts keep what is not yet right; filing does not take it, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('a notification of readings [AM-102]', async () => {
    const { client } = await filer(portal.origin, portal.database, 'kana-single');
    let { revision, reports, informant } = await create(client, '1');
    for (const value of typed) {
      const changed = reports.map((report) => ({ ...report, isChecked: true, furigana: value, address: value }));
      ({ revision } = await bodyOf<{ revision: number }>(
        client.call('kanaTempInputSave', { reports: changed, revision }),
      ));
      const contact = { ...informant, address: value, email: value, phone: value };
      ({ revision } = await bodyOf<{ revision: number }>(
        client.call('kanaTempInformantSave', { informant: contact, revision }),
      ));
      ({ reports, informant } = await bodyOf<Awaited<ReturnType<typeof create>>>(client.call('kanaTempInputGet')));
      expect(reports.find(({ type }) => type === '2')).toMatchObject({ furigana: value });
      expect(informant).toMatchObject({ address: value, email: value, phone: value });
    }
  });

  it.each(typed.filter((text) => text.trim() !== ''))('the reading %j is not filed', async (furigana) => {
    const person = await filer(portal.origin, portal.database, 'kana-single');
    const { report } = await readyToSubmit(portal.database, person);
    const [first] = (report as { readonly reports: readonly object[] }).reports;
    const sent = { ...report, reports: [{ ...first, furigana }] };
    const reply = await person.client.call('kanaSubmit', {
      report: sent,
      signature: await sign(person.client, sent).catch(() => ({})),
    });
    expect([reply.resultCode, reply.errors[0]?.errorCode]).toEqual(['9001', 'input-refused']);
  });
});
