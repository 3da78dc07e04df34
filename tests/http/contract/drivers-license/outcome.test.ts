import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../../harness.ts';
import { type Client, logIn } from '../client.ts';

describe.each(databases)('what became of an act, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const of = (intention: string, key: string) => ({ 'idempotency-key': key, 'intention-key': intention });
  const open = async (client: Client) => (await client.send('/outcomes')).text();
  const post = (client: Client, path: string, body: object) =>
    client.send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  it('a procedure is named by how many came before: at once again, and a stale page, get what is theirs', async () => {
    const client = await logIn(portal.origin, 'licence-gold');
    const times = async () => (await client.call('licenceAutoChange')).resBody.timesFiled;
    const isOn = async () => (await client.call('licenceAutoChange')).resBody.isOn;
    for (const [nth, wanted] of [true, false, true].entries()) {
      expect(await times()).toBe(nth);
      await client.call('licenceAutoChangeSet', { isOn: wanted }, of(String(nth), `key-${nth}`));
      expect(await isOn()).toBe(wanted);
    }
    const stale = await client.call('licenceAutoChangeSet', { isOn: false }, of('0', 'stale'));
    expect([stale.resBody.isOn, await isOn(), await times()]).toEqual([true, true, 3]);
  });

  it('an answer by which nothing was filed is no result', async () => {
    const client = await logIn(portal.origin, 'licence-gold');
    const answers = [];
    for (const [nth, answer] of ['0', '1', '0'].entries()) {
      const sent = { sectionId: 'accidents', answer };
      answers.push((await client.call('licenceCourseAnswer', sent, of('accidents', String(nth)))).resBody.isCorrect);
    }
    expect(answers).toEqual([false, true, true]);
  });

  it('what was filed before the login is listed, too, for the week', async () => {
    const client = await logIn(portal.origin, 'licence-pending');
    await post(client, '/sandbox/settings', { 'session.limit': 700_000 });
    await client.call('isLogin');
    const shown = await open(client);
    expect(shown).toMatch(/運転免許の本籍の変更<\/h3><p>[^<]+に受け付けました。<\/p><p>受付番号：/u);
    expect(shown).not.toContain('data-intention');
    await client.advance(7 * 86_400);
    expect(await open(client)).toContain('<p>ありません。</p>');
  });
});
