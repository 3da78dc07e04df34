import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../harness.ts';
import { logIn, stranger } from './client.ts';

describe.each(databases)('login, notices and records on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const login = (persona: string) => logIn(portal.origin, persona);

  it.each([
    ['EN-040 EN-041 EN-042 card', 'qr', { digitalCertificateType: '1', mdocFlag: '0', loginType: '2', isAgent: false }],
    [
      'CO-021 phone certificate, app',
      'phone-4',
      { digitalCertificateType: '4', mdocFlag: '1', loginType: '3', isAgent: false },
    ],
    [
      'CO-022 phone certificate, intent',
      'phone-5',
      { digitalCertificateType: '5', mdocFlag: '1', loginType: '4', isAgent: false },
    ],
    ['EN-044 agent', 'agent', { digitalCertificateType: '1', mdocFlag: '0', loginType: '2', isAgent: true }],
  ])('%s', async (_name, persona, loginInfo) => {
    const client = await login(persona);
    const people = (await (await client.send('/sandbox/personas')).json()) as { id: string; name: string }[];
    const { name } = people.find(({ id }) => id === persona) ?? {};
    const reply = await client.call('isLogin');
    expect(reply.resBody.loginInfo).toEqual({ ...loginInfo, isLogin: true, name });
  });

  it('a sample person logs in as another one does, and stays who they are', async () => {
    const client = await logIn(portal.origin, 'kana-correction&like=phone-4');
    const { loginInfo } = (await client.call('isLogin')).resBody;
    expect(loginInfo).toMatchObject({ digitalCertificateType: '4', mdocFlag: '1', loginType: '3' });
    const { procedures } = (await client.call('kanaHistories')).resBody as { procedures: readonly object[] };
    expect(procedures).toHaveLength(1);
    await expect(logIn(portal.origin, 'kana-correction&like=no-such-person')).rejects.toThrow('404');
  });

  it('nobody is logged in without a cookie, or with a tampered one [EN-043]', async () => {
    const loginInfo = { digitalCertificateType: '', mdocFlag: '', loginType: '', isLogin: false, isAgent: false };
    expect((await stranger(portal.origin).call('isLogin')).resBody).toMatchObject({
      loginInfo,
      batchNumber: { selfInfoUnreadCount: 0, taskIncompleteCount: 0 },
    });
    const client = await login('qr');
    const reply = await client.call('isLogin', undefined, { cookie: 'madoguchi=tampered' });
    expect(reply.resBody.loginInfo).toEqual(loginInfo);
  });

  it('the unread count is that of the list [EN-045 EN-046 ER-151]', async () => {
    const client = await login('unread');
    expect((await client.call('isLogin')).resBody.batchNumber).toEqual({
      selfInfoUnreadCount: 3,
      taskIncompleteCount: 2,
    });
    const { selfInfo } = (await client.call('selfInfo')).resBody as { selfInfo: { isUnread: boolean; date: string }[] };
    expect(selfInfo.filter(({ isUnread }) => isUnread)).toHaveLength(3);
    for (const { date } of selfInfo) expect(date).toMatch(/^\d{8}$/);
  });

  it('today is Japan’s, and moves with the session clock [EN-047]', async () => {
    const client = await login('qr');
    const today = async () => String((await client.call('isLogin')).resBody.dateToday);
    const day = (milliseconds: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(milliseconds).replaceAll('-', '');
    const before = day(Date.now());
    const answered = await today();
    expect([before, day(Date.now())]).toContain(answered);
    await client.advance(40 * 86_400);
    expect(await today()).toBe(day(Date.now() + 40 * 86_400_000));
  });

  it('ED1107 after the login has run out, and every call before that prolongs it', async () => {
    const client = await login('qr');
    const extended = await client.call('sessionExtend');
    const seconds = Number(extended.resBody.sessionSeconds);
    expect(Number(extended.headers.get('session-expires-in'))).toBe(seconds);
    await client.advance(seconds - 10);
    expect((await client.call('pseudonymCheck')).resultCode).toBe('0000');
    await client.advance(seconds - 10);
    expect((await client.call('sessionExtend')).resultCode).toBe('0000');
    await client.advance(seconds + 1);
    const ended = await client.call('sessionExtend');
    expect(ended.errors[0]?.errorCode).toBe('ED1107');
    expect((await client.call('isLogin')).resBody.loginInfo).toMatchObject({ isLogin: false });
  });

  it('logout ends the login in the database, once and again', async () => {
    const client = await login('qr');
    expect((await client.call('logout')).resultCode).toBe('0000');
    expect((await client.call('pseudonymCheck')).errors[0]?.errorCode).toBe('ED1107');
    expect((await client.call('logout')).resultCode).toBe('0000');
  });

  it.each([
    ['newest', 'native-app'],
    ['must update', 'app-must-update'],
  ])('versions of the app: %s [EN-056 EN-057 AM-111]', async (_name, persona) => {
    const { resBody } = await (await login(persona)).call('fetchVersion');
    expect(resBody).toEqual({ nativeApLatestVersion: '3.0.0', nativeApAvailableVersion: '2.0.0' });
  });

  it.each(['click', 'screen', 'state'])(
    'keeps a log line of trigger %s [CO-038 CO-039 CO-040 EN-060]',
    async (trigger) => {
      const client = await login('qr');
      const detail = `${kind} ${trigger} ${Math.random()}`;
      const body = { outputTrigger: trigger, logLevel: '3', logDetail: detail };
      expect((await client.call('loggingCreate', body)).resultCode).toBe('0000');
      const kept = await portal.database.query(
        'select screen_id, output_trigger, log_level from client_logs where log_detail = $1',
        [detail],
      );
      expect(kept).toEqual([{ screen_id: 'SCK2301-01-001', output_trigger: trigger, log_level: '3' }]);
    },
  );

  it.each([
    ['an unknown trigger', { outputTrigger: 'hover', logLevel: '0', logDetail: 'x' }],
    ['CO-044 an unknown level', { outputTrigger: 'click', logLevel: '4', logDetail: 'x' }],
    ['a text longer than 2000', { outputTrigger: 'click', logLevel: '0', logDetail: 'x'.repeat(2001) }],
  ])('%s is refused', async (_name, body) => {
    expect((await stranger(portal.origin).call('loggingCreate', body)).resultCode).toBe('9001');
  });

  it.each(['01', '02', '03'])('counts a reading of type %s [CO-028 CO-029 CO-030]', async (type) => {
    const client = await login('qr');
    const body = { madoguchiCallFunctionType: type, workId: 'K67' };
    const headers = { 'idempotency-key': `read-${type}` };
    expect((await client.call('readHistory', body, headers)).resultCode).toBe('0000');
    await client.call('readHistory', body, headers);
    const counted = await portal.database.query(
      `select count(*)::int as times from usage_statistics
        where function_type = $1 and work_id = 'K67' and citizen_id = (select id from citizens order by created_at desc limit 1)`,
      [type],
    );
    expect(counted).toEqual([{ times: 1 }]);
  });

  it.each(['K51', 'K65', 'K67', 'K71', 'K73', 'K75'])(
    'knows work %s [CO-031 CO-032 CO-033 CO-034 CO-035 CO-036]',
    async (workId) => {
      const body = { madoguchiCallFunctionType: '01', workId };
      expect((await (await login('qr')).call('readHistory', body)).resultCode).toBe('0000');
    },
  );

  it.each([
    ['an unknown type', { madoguchiCallFunctionType: '04', workId: 'K67' }],
    ['an unknown work', { madoguchiCallFunctionType: '01', workId: 'K99' }],
    ['AM-069 another product', { otherCallFunctionType: '01', workId: 'K67' }],
    ['two products', { madoguchiCallFunctionType: '01', otherCallFunctionType: '01', workId: 'K67' }],
  ])('%s is refused with 9001', async (_name, body) => {
    expect((await (await login('qr')).call('readHistory', body)).resultCode).toBe('9001');
  });
});
