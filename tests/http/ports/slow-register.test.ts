import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Register } from '../../../src/server/ports/register.ts';
import { type Client, clientOf } from '../contract/client.ts';
import { databases, portalOn } from '../harness.ts';
import { logInOutside } from './browser-of.ts';
import { loginOf } from './code-identity.ts';
import { plainRegister } from './plain-register.ts';
import { ticketIdentity } from './ticket-identity.ts';

/** A portal whose register answers when it is let go on, or fails. */
describe.each(databases)('a register that does not answer, on %s', (kind) => {
  let silent: Promise<unknown> = Promise.resolve();
  let goOn = () => {};
  const stop = () => {
    silent = new Promise<void>((resolve) => {
      goOn = resolve;
    });
  };
  afterEach(() => {
    goOn();
    silent = Promise.resolve();
  });
  const plain = plainRegister({ served: ['saburo'] });
  const slow = <Given extends readonly unknown[], Told>(ask: (...given: Given) => Promise<Told>) => {
    return async (...given: Given) => {
      await silent;
      return ask(...given);
    };
  };
  const register: Register = {
    of: slow(plain.of),
    linkPseudonym: slow(plain.linkPseudonym),
    obtain: slow(plain.obtain),
    progressOf: slow(plain.progressOf),
  };
  let figures = '';
  const portal = portalOn(kind, {
    sandbox: false,
    outsideSeconds: 4,
    metrics: {
      port: 0,
      host: '127.0.0.1',
      listens: (at) => {
        figures = at;
      },
    },
    ports: {
      identity: ticketIdentity,
      register,
    },
  });
  const loggedIn = async (ticket: string): Promise<Client> =>
    clientOf(portal.origin, (await logInOutside(portal.origin, { ticket })).cookie);
  const readyz = async () => (await fetch(`${portal.origin}/readyz`)).status;
  /** Calls that read, that save, and that file. */
  const calls = [
    ['inputAssistance', undefined],
    ['domicileGet', undefined],
    ['pseudonymStatusCheck', undefined],
    ['pseudonymExec', { kanjiName: '見本　花子', sex: '2', birthdate: '19800405' }],
  ] as const;

  it('holds no connection and nobody else, however many wait for it, who are told in time that nothing was begun', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, (_, nth) => loggedIn(`waits-${nth}`)));
    const other = await loggedIn('hanako');
    stop();
    let told = 0;
    const answers = clients.map(async (client, nth) => {
      const [call, body] = calls[nth % calls.length] ?? calls[0];
      const answer = await client.call(call, body, { 'intention-key': 'one' });
      told += 1;
      return answer;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const held = () => expect(portal.database.connections()).toMatchObject({ used: 0, waiting: 0 });
    await vi.waitFor(held, { timeout: 3000 });
    expect(await readyz()).toBe(200);
    expect((await other.call('isLogin')).resBody).toMatchObject({ loginInfo: { isLogin: true } });
    expect(told).toBe(0);
    // Nobody has let it go on.
    for (const { status, resultCode, headers } of await Promise.all(answers)) {
      expect([status, resultCode]).toEqual([503, '9000']);
      expect(headers.get('retry-after')).toBe('5');
    }
    expect(await (await fetch(`${figures}/metrics`)).text()).toContain(
      'madoguchi_outside_total{port="register",outcome="late"} ',
    );
  });

  it('a page says what it cannot tell, and nothing wrong', async () => {
    const client = await loggedIn('taro');
    stop();
    const [home, todo, mine, check] = await Promise.all([
      client.send('/'),
      client.send('/todo'),
      client.send('/my-information'),
      client.call('isLogin'),
    ]);
    for (const page of [home, todo]) {
      expect(page.status).toBe(200);
      const text = await page.text();
      expect(text).toContain('taro さん');
      expect(text).toContain('やることと手続きの状況は、いま確かめられません');
      expect(text).not.toContain('お願いすることは、ありません');
    }
    expect(mine.status).toBe(503);
    expect(await mine.text()).toContain('いまは表示できません');
    expect(check.resBody).toMatchObject({ loginInfo: { isLogin: true, name: 'taro さん' } });
    expect(check.resBody.batchNumber).toEqual({ selfInfoUnreadCount: 1, taskIncompleteCount: expect.any(Number) });
  });

  it('who was answered before is told so again', async () => {
    const client = await loggedIn('saburo');
    const { card } = await plain.of({ id: '', ...loginOf('saburo') });
    const { address, ...asked } = card;
    const link = () => client.call('pseudonymExec', asked, { 'intention-key': 'launch', 'idempotency-key': 'one' });
    const linked = await link();
    expect([address === '', linked.resBody]).toEqual([false, { pseudonymExecIsSuccess: true }]);
    stop();
    expect(await link()).toMatchObject({ status: 200, resBody: linked.resBody });
  });

  it('is well again as soon as it answers', async () => {
    const client = await loggedIn('jiro');
    stop();
    expect((await client.call('inputAssistance')).status).toBe(503);
    goOn();
    silent = Promise.resolve();
    expect((await client.call('inputAssistance')).resBody).toMatchObject({ email: 'jiro@mail.example' });
    silent = Promise.reject(new Error('down'));
    silent.catch(() => undefined);
    expect((await client.call('inputAssistance')).status).toBe(503);
  });
});
