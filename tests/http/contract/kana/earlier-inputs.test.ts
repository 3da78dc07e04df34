import { describe, expect, it } from 'vitest';
import type { DraftContent } from '../../../../src/server/services/kana/draft-content.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { bodyOf, type Client, logIn } from '../client.ts';
import { filer } from '../journey.ts';
import { create, historiesOf, readyToSubmit, saveAnything } from './journey.ts';
import { codesOf, memberOf } from './outcome.ts';

interface Offered {
  readonly draft?: { readonly isUsedElsewhere: boolean };
  readonly earlier: readonly { readonly id: string; readonly type: string; readonly lastDay: string }[];
}

const offered = (client: Client) => bodyOf<Offered>(client.call('kanaHistories'));
const end = (client: Client) => bodyOf(client.call('kanaTempDelete'));
const resume = (client: Client, id = '1') => client.call('kanaTempResume', { id });

describe.each(databases)('earlier inputs on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const as = (persona: string, copy?: string) => logIn(portal.origin, persona, copy);

  it('what was saved is kept by ending the session, and a new session begins with it, on any device [AM-082]', async () => {
    const client = await as('kana-single', `earlier-${kind}`);
    const { id, lastDay } = await saveAnything(client, 'ヒトミ');
    await end(client);
    await end(client);
    expect(codesOf(await client.call('kanaTempInputGet'))).toEqual(['EDV105']);
    expect(await offered(client)).toMatchObject({ earlier: [{ id: '1', type: '1', lastDay }] });
    expect(await offered(client)).not.toHaveProperty('draft');
    const other = await as('kana-single', `earlier-${kind}`);
    const taken = await bodyOf<DraftContent>(resume(other));
    expect(memberOf(taken.reports, 'first-name-1')).toMatchObject({ isChecked: true, furigana: 'ヒトミ' });
    expect(taken).toMatchObject({ id, revision: 2, lastDay, informant: { verifiedEmail: '' } });
    expect(await bodyOf(client.call('kanaTempInputGet'))).toEqual(taken);
    expect((await offered(client)).earlier).toEqual([]);
  });

  it('asked again, it is the session under way; without anything kept it is EDV105 [AM-082]', async () => {
    const client = await as('kana-single');
    for (const id of ['1', '', '2', 'x']) expect(codesOf(await resume(client, id))).toEqual(['EDV105']);
    await saveAnything(client);
    await end(client);
    const first = await bodyOf<DraftContent>(resume(client));
    expect(await bodyOf(resume(client))).toEqual(first);
  });

  it('twelve at once take it up once, and none fails [AM-082]', async () => {
    const client = await as('kana-single');
    await saveAnything(client);
    await end(client);
    const answers = await Promise.all(Array.from({ length: 12 }, () => resume(client)));
    expect(new Set(answers.map(({ resultCode }) => resultCode))).toEqual(new Set(['0000']));
    expect((await offered(client)).earlier).toEqual([]);
    const mixed = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? resume(client) : client.call('kanaTempDelete'))),
    );
    expect(new Set(mixed.map(({ resultCode }) => resultCode))).toEqual(new Set(['0000']));
    await end(client);
    expect((await offered(client)).earlier).toHaveLength(1);
  });

  it('a session in which nothing was saved leaves nothing', async () => {
    const client = await as('kana-single');
    await create(client, '1');
    await end(client);
    expect((await offered(client)).earlier).toEqual([]);
  });

  it('the same procedure cannot be begun over it unasked; starting over removes it [AM-082]', async () => {
    const client = await as('kana-single');
    const { id } = await saveAnything(client);
    expect(codesOf(await client.call('kanaCreate', { type: '1' }))).toEqual(['EDV107']);
    expect(await bodyOf(client.call('kanaTempInputGet'))).toMatchObject({ revision: 2 });
    await end(client);
    expect(codesOf(await client.call('kanaCreate', { type: '1' }))).toEqual(['EDV107']);
    expect((await offered(client)).earlier).toHaveLength(1);
    const fresh = await create(client, '1', { startOver: true });
    expect(memberOf(fresh.reports, 'first-name-1')).toMatchObject({ isChecked: false, furigana: '' });
    expect(fresh.id).not.toBe(id);
    expect((await offered(client)).earlier).toEqual([]);
  });

  it('another procedure ends it, and each keeps its own; one that has moved on is not offered [AM-082]', async () => {
    const client = await as('kana-correction');
    await saveAnything(client);
    const [entry] = await historiesOf(client);
    const { documentId } = entry?.latestMessage ?? {};
    const correction = await create(client, '2', { documentId });
    await bodyOf(client.call('kanaTempInputSave', { reports: correction.reports, revision: 1 }));
    expect((await offered(client)).earlier.map(({ type }) => type)).toEqual(['1']);
    await bodyOf(resume(client));
    // Until the day of the request, not for as long as it is kept.
    const lastDay = entry?.latestMessage?.dueDate;
    expect((await offered(client)).earlier).toMatchObject([{ id: `2-${documentId}`, type: '2', lastDay }]);
    expect(codesOf(await resume(client, '2-nothing'))).toEqual(['EDV104']);
    await create(client, '3', { procedureId: entry?.id });
    expect((await offered(client)).earlier.map(({ type }) => type).toSorted()).toEqual(['1', '2']);
    await portal.database.query('update kana_documents set answered_at = now() where id = $1', [documentId]);
    expect((await offered(client)).earlier.map(({ type }) => type)).toEqual(['1']);
  });

  it('a submission removes it, and so does its date [AM-082 AM-102]', async () => {
    const person = await filer(portal.origin, portal.database, 'kana-single');
    const { client, citizenId } = person;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ 'session.limit': 40 * 86_400 });
    await client.send('/sandbox/settings', { method: 'POST', headers, body });
    await saveAnything(client);
    await end(client);
    await client.advance(30 * 86_400);
    expect((await offered(client)).earlier).toHaveLength(1);
    await client.advance(86_400);
    expect((await offered(client)).earlier).toEqual([]);
    expect(codesOf(await resume(client))).toEqual(['EDV105']);

    const filing = await readyToSubmit(portal.database, person);
    await portal.database.query(
      `insert into kana_earlier_inputs select citizen_id, type, '', id, 2, null, null, edits, informant, withdrawal, expires_at
         from kana_drafts where citizen_id = $1 on conflict (citizen_id, type, subject) do update set expires_at = excluded.expires_at`,
      [citizenId],
    );
    expect((await offered(client)).earlier).toHaveLength(1);
    await bodyOf(client.call('kanaSubmit', filing));
    expect((await offered(client)).earlier).toEqual([]);
  });

  it('says whether another device is using the session: the one that loaded or saved last, while it is logged in [AM-082]', async () => {
    const one = await as('kana-single', `used-${kind}`);
    const other = await as('kana-single', `used-${kind}`);
    await saveAnything(one);
    const isUsed = async (client: Client) => (await offered(client)).draft?.isUsedElsewhere;
    expect([await isUsed(one), await isUsed(other)]).toEqual([false, true]);
    await bodyOf(other.call('kanaTempInputGet'));
    expect([await isUsed(one), await isUsed(other)]).toEqual([true, false]);
    await bodyOf(other.call('logout'));
    expect(await isUsed(one)).toBe(false);
  });
});
