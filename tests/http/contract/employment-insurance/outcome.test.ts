import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { type Client, logIn, pathOf, stranger } from '../client.ts';

describe.each(databases)('what became of an act, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const of = (intention: string, key: string) => ({ 'idempotency-key': key, 'intention-key': intention });
  const open = async (client: Client) => (await client.send('/outcomes')).text();
  const post = (client: Client, path: string, body: object) =>
    client.send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  it('a refusal is no result: what was mended is carried out', async () => {
    const client = await logIn(portal.origin, 'employment-left');
    const receive = (slipId: string, key: string) => client.call('employmentSlipReceive', { slipId }, of('this', key));
    expect((await receive('R0000-0000', 'one')).errors.map(({ errorCode }) => errorCode)).toEqual(['EDE101']);
    expect((await receive('R3017-0001', 'two')).resultCode).toBe('0000');
  });

  it('asked by status calls: they are made as the screen that sent it; what they do not show may still come [API-003]', async () => {
    const client = await logIn(portal.origin, 'employment-left');
    await post(client, '/sandbox/settings', { 'outcome.ask': 'status' });
    expect(await open(client)).toContain('&quot;asks&quot;:&quot;status&quot;');
    const sent = { path: pathOf('employmentSlipReceive'), intention: 'R3017-0001', screenId: 'SCK2801-01-001' };
    const seen = async (body: object, by = client) => {
      const answer = await post(by, '/outcomes/seen', body);
      return [answer.status, ((await answer.json()) as { resBody?: { outcome: string } }).resBody?.outcome];
    };
    // Other tests of this portal ask, too.
    const screens = async () => {
      const asked = 'select screen_id as screen from journal where path = $1 order by id';
      const found = await portal.database.query<{ screen: string }>(asked, [pathOf('employmentSlips')]);
      return found.map(({ screen }) => screen);
    };
    const before = (await screens()).length;
    expect(await seen({ ...sent, intention: '%' })).toEqual([400, undefined]);
    expect(await seen({ ...sent, screenId: '\u0000' })).toEqual([400, undefined]);
    expect(await seen(sent)).toEqual([200, 'unseen']);
    await client.call('employmentSlipReceive', { slipId: 'R3017-0001' });
    expect(await seen(sent)).toEqual([200, 'done']);
    expect((await screens()).slice(before)).toEqual(['SCK2801-01-001', 'SCK2801-01-001']);
    expect(await seen({ ...sent, path: pathOf('sendAuthCode') })).toEqual([400, undefined]);
    expect(await seen(sent, stranger(portal.origin))).toEqual([401, undefined]);
    expect(await open(client)).not.toContain('この1週間に受け付けた手続き');
  });
});
