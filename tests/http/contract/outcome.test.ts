import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../src/forms/fingerprint.ts';
import { machineMembers, textForPeople } from '../../../src/forms/read-by-people.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { type Client, contracts, logIn, pathOf, stranger } from './client.ts';
import { filledApplication } from './hpki/journey.ts';
import { showDomicile } from './journey.ts';

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

    it('a refusal is no result: what was mended is carried out', async () => {
      const client = await logIn(portal.origin, 'employment-left');
      const receive = (slipId: string, key: string) =>
        client.call('employmentSlipReceive', { slipId }, of('this', key));
      expect((await receive('R0000-0000', 'one')).errors.map(({ errorCode }) => errorCode)).toEqual(['EDE101']);
      expect((await receive('R3017-0001', 'two')).resultCode).toBe('0000');
    });

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

    it('an act whose answer has no number is told with that of its receipt', async () => {
      const client = await logIn(portal.origin, 'pseudonym-exists');
      const sent = { ...(await showDomicile(client)), sinseiTetuzukiSyubetuCd: '0101' };
      expect((await client.call('createXml', sent)).resBody).toEqual({ createXmlIsSuccess: true });
      const shown = await open(client);
      expect(shown).toMatch(
        /戸籍電子証明書の提出<\/h3><p>[^<]+に受け付けました。<\/p><p>受付番号：<span[^>]*>[\d ]+<\/span><\/p><a [^>]*href="\/family-registration\?number=\d+"/u,
      );
      expect(shown.match(/に受け付けました。/gu)).toHaveLength(1);
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
        const asked = 'select screen_id as screen from journal where path = $1';
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
      expect(await seen({ ...sent, path })).toEqual([400, undefined]);
      expect(await seen(sent, stranger(portal.origin))).toEqual([401, undefined]);
      expect(await open(client)).not.toContain('この1週間に受け付けた手続き');
    });
  });
});
