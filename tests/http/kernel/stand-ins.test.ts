import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/server/common/cards/card.ts';
import { issueQrReading, replaceQrReading } from '../../../src/server/common/cards/qr-reading.ts';
import { hashToken } from '../../../src/server/kernel/sessions/token.ts';
import { otherCard } from '../../../src/server/sandbox/people/cards.ts';
import { personaOf } from '../../../src/server/sandbox/people/copies.ts';
import { ways } from '../../server/ways-elsewhere.ts';
import { databases, type TestPortal } from '../harness.ts';
import { samplePortal } from './sample-portal.ts';
import { citizen, Visitor } from './visitor.ts';

/** A code on the screen of the visitor's browser. */
async function showCode(portal: TestPortal, visitor: Visitor) {
  const sessionId = hashToken(visitor.cookie.split('=')[1] ?? '');
  const [row] = await portal.database.query<{ citizen_id: string }>('select citizen_id from sessions where id = $1', [
    sessionId,
  ]);
  const citizenId = row?.citizen_id ?? '';
  const issued = await issueQrReading(portal.database, { citizenId, sessionId, now: new Date(), limitSeconds: 300 });
  return { ...issued, citizenId };
}

async function cardRead(portal: TestPortal, accessKey: string) {
  const [row] = await portal.database.query<{ status: number; card: object | null }>(
    'select status, card from card_readings where access_key = $1',
    [hashToken(accessKey)],
  );
  return row;
}

describe.each(databases)('stand-ins on %s', (kind) => {
  const portal = samplePortal(kind);
  const form = (values: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(values) });
  const personOf = async (id: string) => personaOf(portal.database, id);

  it('the phone page reads the card in a browser that is not logged in', async () => {
    const visitor = await citizen(portal);
    const { token, accessKey, citizenId } = await showCode(portal, visitor);
    const phone = new Visitor(portal);
    const page = await phone.send(`/sandbox/phone/read?token=${token}`);
    expect(page.text).toContain('カードを読み取る');
    expect(page.text).toMatch(/value="own" checked/);
    const done = await phone.send('/sandbox/phone/read', form({ token, card: 'own' }));
    expect(done.text).toContain('カードを読み取りました');
    const persona = await personOf(citizenId);
    expect(persona && (await cardRead(portal, accessKey))).toEqual({ status: 0, card: persona && cardOf(persona) });
    expect(phone.cookie).toBe('');
  });

  it('who holds another card finds it chosen', async () => {
    const visitor = await citizen(portal, 'other-card');
    const { token, accessKey } = await showCode(portal, visitor);
    expect((await new Visitor(portal).send(`/sandbox/phone/read?token=${token}`)).text).toMatch(
      /value="other" checked/,
    );
    await new Visitor(portal).send('/sandbox/phone/read', form({ token, card: 'other' }));
    expect(await cardRead(portal, accessKey)).toEqual({ status: 0, card: otherCard });
  });

  it('a card that cannot be read may be tried again', async () => {
    const visitor = await citizen(portal);
    const { token, accessKey } = await showCode(portal, visitor);
    const failed = await new Visitor(portal).send('/sandbox/phone/read', form({ token, card: 'unreadable' }));
    expect(failed.text).toContain('カードを読み取れませんでした');
    expect((await cardRead(portal, accessKey))?.status).toBe(2);
    await new Visitor(portal).send('/sandbox/phone/read', form({ token, card: 'own' }));
    expect((await cardRead(portal, accessKey))?.status).toBe(0);
  });

  it.each<[string, string, (visitor: Visitor, accessKey: string, citizenId: string) => Promise<unknown>]>([
    ['expired', '期限が切れています', (visitor) => visitor.post('/sandbox/clock', { advanceSeconds: 301 })],
    [
      'replaced',
      '新しくなりました',
      (_visitor, accessKey, citizenId) => replaceQrReading(portal.database, citizenId, accessKey),
    ],
  ])('an %s code says so and reads nothing', async (_state, words, spoil) => {
    const visitor = await citizen(portal);
    const { token, accessKey, citizenId } = await showCode(portal, visitor);
    await spoil(visitor, accessKey, citizenId);
    expect((await new Visitor(portal).send(`/sandbox/phone/read?token=${token}`)).text).toContain(words);
    const after = await new Visitor(portal).send('/sandbox/phone/read', form({ token, card: 'own' }));
    expect(after.text).toContain(words);
    expect((await cardRead(portal, accessKey))?.status).toBe(1);
  });

  it.each(['', 'x', "' or 1=1 --", '<script>'])('the unknown token %j is explained', async (token) => {
    const page = await new Visitor(portal).send(`/sandbox/phone/read?token=${encodeURIComponent(token)}`);
    expect(page.text).toContain('二次元コードを確認できません');
  });

  it.each([
    ['native', '/'],
    ['intent', '/svc/intent'],
  ])('the %s app reads a card and comes back with nonce, sessionId and combinationCode [FR-067]', async (app, path) => {
    const visitor = await citizen(portal, 'intent');
    const page = await visitor.send(`/sandbox/app/${app}?mode=04&service=01&lang=ja`);
    expect(page.text).toContain('<dt>mode</dt><dd>04</dd>');
    const reply = await visitor.send(`/sandbox/app/${app}`, form({ card: 'own', act: 'read' }));
    const back = new URL(reply.headers.get('location') ?? '', portal.origin);
    expect([reply.status, back.pathname]).toEqual([303, path]);
    expect([...back.searchParams.keys()].sort()).toEqual(['combinationCode', 'nonce', 'sessionId']);
    expect((await cardRead(portal, back.searchParams.get('sessionId') ?? ''))?.status).toBe(0);
  });

  it('an app in another browser shows the way back instead of going there', async () => {
    const phone = new Visitor(portal);
    const reply = await phone.send(
      '/sandbox/app/native',
      form({ card: 'native-app', act: 'read', returnTo: '/svc/x?a=1' }),
    );
    expect(reply.status).toBe(200);
    expect(reply.text).toMatch(/href="\/svc\/x\?a=1&amp;nonce=[\w-]+&amp;sessionId=[\w-]+&amp;combinationCode=\d{12}"/);
  });

  it('an app never returns to another site', async () => {
    const [visitor, stranger] = [await citizen(portal), new Visitor(portal)];
    for (const returnTo of ways) {
      const cancel = form({ act: 'cancel', returnTo });
      const read = await visitor.send('/sandbox/app/intent', cancel);
      expect(read.headers.get('location'), returnTo).toBe('/svc/intent?errCode=extension-cancel');
      const signed = await visitor.send('/sandbox/app/intent/sign', cancel);
      expect(signed.headers.get('location'), returnTo).toBe('/svc/intent-signature?err_code=extension-cancel');
      const inOtherBrowser = await stranger.send('/sandbox/app/intent', cancel);
      expect(inOtherBrowser.text, returnTo).toContain('href="/svc/intent?errCode=extension-cancel"');
      const login = await stranger.send(`/sandbox/app/login?store=${encodeURIComponent(returnTo)}`);
      expect(login.text, returnTo).toContain('<a href="/app-store">');
    }
  });

  it('an app returns to the address with which this site names itself', async () => {
    const visitor = await citizen(portal);
    const returnTo = `${portal.origin}/svc/x?a=1`;
    const reply = await visitor.send('/sandbox/app/intent', form({ act: 'cancel', returnTo }));
    expect(reply.headers.get('location')).toBe('/svc/x?a=1&errCode=extension-cancel');
  });

  it.each(ways)('the calling service never opens %j', async (target) => {
    const query = new URLSearchParams({ target, step: '2' });
    const reply = await new Visitor(portal).send(`/sandbox/caller/launch?${query}`);
    expect(reply.headers.get('location')).toBe('/svc/familyregister/select/?step=2');
  });

  it('the calling service sends what is filled in and leaves out what is empty', async () => {
    const page = await new Visitor(portal).send('/sandbox/caller?preset=no-returnUrl');
    expect(page.text).toContain('name="returnUrl" value=""');
    expect(page.text).toContain(`name="cancelUrl" value="${portal.origin}/sandbox/caller/cancelled"`);
    const reply = await new Visitor(portal).send('/sandbox/caller/launch?returnUrl=&processId=000&step=2');
    expect(reply.headers.get('location')).toBe('/svc/familyregister/select/?processId=000&step=2');
  });

  it('the calling service shows what came back, escaped, with the XML of this citizen alone', async () => {
    const [visitor, other] = [await citizen(portal), await citizen(portal)];
    const { citizenId } = await showCode(portal, visitor);
    await portal.database.query(
      `insert into domicile_fetches (key, citizen_id, domicile, head_of_the_family, fetched_at) values ('k-${kind}', $1, '', '', now())`,
      [citizenId],
    );
    const columns = (
      await portal.database.query<{ column_name: string }>(
        `select column_name from information_schema.columns where table_name = 'submissions'`,
      )
    ).map((row) => row.column_name);
    const keyColumn = columns.find((name) => name.endsWith('key'));
    await portal.database.query(
      `insert into submissions (citizen_id, session_id, procedure_code, xml, submitted_at${keyColumn ? `, ${keyColumn}` : ''})
       values ($1, 's', 'S0001', '<提出>甲</提出>', now()${keyColumn ? `, 'k-${kind}'` : ''})`,
      [citizenId],
    );
    const page = await visitor.send('/sandbox/caller/finished?result=%3Cb%3E');
    expect(page.text).toContain('&lt;提出&gt;甲&lt;/提出&gt;');
    expect(page.text).toContain('<dt>result</dt><dd>&lt;b&gt;</dd>');
    expect((await other.send('/sandbox/caller/finished')).text).toContain('受け取った XML は、まだありません');
  });
});
