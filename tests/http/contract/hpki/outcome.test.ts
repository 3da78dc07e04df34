import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../../src/forms/fingerprint.ts';
import { machineMembers, textForPeople } from '../../../../src/forms/read-by-people.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { type Client, contracts, logIn, pathOf, stranger } from '../client.ts';
import { filledApplication } from './journey.ts';

const path = pathOf('hpkiSubmit');
const application = filledApplication();
const requestOf = (name: string) => contracts.calls.find(({ entry }) => entry.call === name)?.request ?? null;

describe.each(databases)('what became of an act, asked for by its key, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const login = (copy?: string) => logIn(portal.origin, 'hpki-doctor', copy);
  const withKey = (key: string) => ({ 'idempotency-key': key });

  it('done: the answer that did not arrive', async () => {
    const client = await login();
    const { resBody } = await client.call('hpkiSubmit', { application }, withKey('one'));
    const asked = await client.call('outcomeGet', { path, key: 'one' });
    expect(asked.resBody).toEqual({ outcome: 'done', answer: resBody });
  });

  it('refused: not done', async () => {
    const client = await login();
    await client.call('hpkiSubmit', { application }, withKey('one'));
    expect((await client.call('hpkiSubmit', { application }, withKey('two'))).resultCode).not.toBe('0000');
    expect((await client.call('outcomeGet', { path, key: 'two' })).resBody).toEqual({ outcome: 'none' });
  });

  it('never received: none, and what comes too late is refused; asked again, still none', async () => {
    const client = await login();
    for (const _ of [1, 2])
      expect((await client.call('outcomeGet', { path, key: 'late' })).resBody).toEqual({ outcome: 'none' });
    const late = await client.call('hpkiSubmit', { application }, withKey('late'));
    expect([late.status, late.errors.map(({ errorCode }) => errorCode)]).toEqual([409, ['given-up']]);
    expect((await client.call('hpkiSubmit', { application }, withKey('anew'))).resultCode).toBe('0000');
  });

  it('a key of somebody else says nothing, and is not taken from them', async () => {
    const mine = await login();
    await mine.call('hpkiSubmit', { application }, withKey('one'));
    const other = await login();
    expect((await other.call('outcomeGet', { path, key: 'one' })).resBody).toEqual({ outcome: 'none' });
    expect((await mine.call('outcomeGet', { path, key: 'one' })).resBody).toMatchObject({ outcome: 'done' });
  });

  it('asked while it is being carried out: one of both waits, and they agree', async () => {
    const client = await login();
    const [sent, asked] = await Promise.all([
      client.call('hpkiSubmit', { application }, withKey('both')),
      client.call('outcomeGet', { path, key: 'both' }),
    ]);
    expect(asked.resBody.outcome).toBe(sent.resultCode === '0000' ? 'done' : 'none');
  });

  it('an act that does not say which one it is, is refused before anything is done [AM-043]', async () => {
    const client = await login();
    const reply = await client.call('hpkiSubmit', { application }, { 'intention-key': '' });
    expect([reply.status, reply.resultCode]).toEqual([400, '9001']);
    expect(reply.errors[0]?.errorMessage).toContain('画面を読み込み直してください。');
    expect((await client.call('hpkiSubmit', { application })).resultCode).toBe('0000');
  });

  describe('one result per person and intention', () => {
    const of = (intention: string, key: string) => ({ ...withKey(key), 'intention-key': intention });
    const later = { ...application, phone: '09000000000' };

    it('a later body gets the first result, from another device as well; asked for by the intention, too', async () => {
      const client = await login('same');
      const { resBody } = await client.call('hpkiSubmit', { application }, of('this', 'one'));
      const again = await (await login('same')).call('hpkiSubmit', { application: later }, of('this', 'two'));
      expect([again.resultCode, again.resBody]).toEqual(['0000', resBody]);
      // What was sent is not what was done: the answer says so, the same one again does not.
      expect(again.headers.get('outcome-of')).toBe('other');
      const same = await client.call('hpkiSubmit', { application }, of('this', 'three'));
      expect([same.resBody, same.headers.get('outcome-of')]).toEqual([resBody, null]);
      const asked = await client.call('outcomeGet', { path, key: 'never', intention: 'this' });
      expect(asked.resBody).toEqual({ outcome: 'done', answer: resBody });
    });

    it('asked for by the intention, it says whether the content was the same as that of the lost sending', async () => {
      const client = await login();
      const { resBody } = await client.call('hpkiSubmit', { application }, of('this', 'one'));
      const outcomeOf = async (sent: object, key: string) => {
        const content = String(
          fingerprint(textForPeople(sent, machineMembers(requestOf('hpkiSubmit'), contracts.types))),
        );
        return (await client.call('outcomeGet', { path, key, intention: 'this', content })).resBody;
      };
      expect(await outcomeOf({ application }, 'lost')).toEqual({ outcome: 'done', answer: resBody });
      expect(await outcomeOf({ application: later }, 'other')).toEqual({ outcome: 'other', answer: resBody });
      // What was answered with the result of another content stays that.
      await client.call('hpkiSubmit', { application: later }, of('this', 'two'));
      const asked = await client.call('outcomeGet', { path, key: 'two', intention: 'this' });
      expect(asked.resBody).toEqual({ outcome: 'other', answer: resBody });
    });

    it('four at the same moment are one', async () => {
      const client = await login();
      const sent = ['a', 'b', 'c', 'd'].map((key) => client.call('hpkiSubmit', { application }, of('this', key)));
      const numbers = (await Promise.all(sent)).map(({ resBody }) => resBody.receptionNumber);
      expect(new Set(numbers).size).toBe(1);
      expect(numbers[0]).toBeTypeOf('string');
    });

    it('of somebody else it is another one', async () => {
      await (await login()).call('hpkiSubmit', { application }, of('this', 'one'));
      const other = await login();
      expect((await other.call('outcomeGet', { path, key: 'two', intention: 'this' })).resBody).toEqual({
        outcome: 'none',
      });
    });
  });

  describe('the page of outcomes', () => {
    const open = async (client: Client) => (await client.send('/outcomes')).text();
    const json = { 'content-type': 'application/json' };
    const post = (client: Client, path: string, body: object) =>
      client.send(path, { method: 'POST', headers: json, body: JSON.stringify(body) });

    it('tells on every device of this person what was accepted, with its receipt; others nothing, and who is not logged in is asked to', async () => {
      const { resBody } = await (await login('paged')).call('hpkiSubmit', { application });
      const other = await open(await login('paged'));
      // With what its receipt says it is about: of several, each is known.
      expect(other).toMatch(
        /電子署名の利用の申請<\/h3><p>[^<]+に受け付けました。<\/p><p>医療分野の電子署名の利用申請<\/p><p>受付番号：/,
      );
      expect(other).toContain(`?number=${resBody.receptionNumber}`);
      expect(await open(await login())).toContain('<p>ありません。</p>');
      const anonymous = await open(stranger(portal.origin));
      expect(anonymous).toContain('/login?to=%2Foutcomes');
      expect(anonymous).not.toMatch(/data-outcomes|受け付けました/);
    });

    it.each(['/', '/todo', '/logout'])(
      '%s names each act by what is done, and knows which the portal has carried out',
      async (at) => {
        const client = await login();
        const drawn = async () => (await client.send(at)).text();
        const carriedOut = (page: string) => /data-accepted="([^"]*)"/u.exec(page)?.[1]?.replaceAll('&quot;', '"');
        const before = await drawn();
        expect(carriedOut(before)).toBe('[]');
        const data = /data-titles="([^"]*)"/u.exec(before)?.[1] ?? '';
        const named = JSON.parse(data.replaceAll('&quot;', '"')) as Record<string, string>;
        expect(named.hpkiWithdraw).toBe('電子署名の利用の申請の取り下げ');
        const titles = contracts.calls.flatMap(({ entry }) =>
          Object.entries(entry.titles ?? {}).map((one) => [entry.call, ...one]),
        );
        expect(titles.length).toBeGreaterThan(0);
        for (const [call, screen, title] of titles) expect(named[`${call} ${screen}`]).toBe(title);
        await client.call('hpkiSubmit', { application }, { 'intention-key': 'lost' });
        expect(carriedOut(await drawn())).toBe('["hpkiSubmit lost"]');
        await post(client, '/sandbox/settings', { 'outcome.ask': 'status' });
        expect(carriedOut(await drawn())).toBe('[]');
      },
    );
  });
});
