import { describe, expect, it, vi } from 'vitest';
import type { Mailer } from '../../../src/server/ports/mailer.ts';
import { clientOf, stranger } from '../contract/client.ts';
import { databases, portalOn } from '../harness.ts';
import { backOfficeContract } from './back-office-contract.ts';
import { logInOutside } from './browser-of.ts';
import { mailerContract } from './mailer-contract.ts';
import { plainBackOffice } from './plain-back-office.ts';
import {
  plainMailerCase,
  plainPeopleCase,
  plainRegisterCase,
  plainSignatureCase,
  plainSigningCase,
} from './plain-cases.ts';
import { plainMailer } from './plain-mailer.ts';
import { plainRegister } from './plain-register.ts';
import { plainSigning } from './plain-signing.ts';
import { registerContract } from './register-contract.ts';
import { registerOfEachContract } from './register-of-each-contract.ts';
import { signingContract } from './signing-contract.ts';
import { signingOfEachContract } from './signing-of-each-contract.ts';
import { ticketIdentity } from './ticket-identity.ts';

/** A portal without the sandbox, with a login, a register and a mail service of its own. */
describe.each(databases)('a connected portal on %s', (kind) => {
  const own = plainMailer();
  let mailService: Promise<unknown> = Promise.resolve();
  const register = plainRegister({ unlinked: ['jiro'], unreadable: ['saburo'] });
  const mailer: Mailer = {
    deliveryTo: async (address) => {
      await mailService;
      return own.deliveryTo(address);
    },
    send: own.send,
  };
  const portal = portalOn(kind, {
    sandbox: false,
    runsJobs: true,
    ports: {
      identity: ticketIdentity,
      register,
      mailer,
    },
  });
  const loggedIn = async (ticket: string) =>
    clientOf(portal.origin, (await logInOutside(portal.origin, { ticket })).cookie);

  it('logs in who comes back, and is the same to them the next time', async () => {
    const client = await loggedIn('hanako');
    const { resBody } = await client.call('isLogin');
    expect(resBody).toMatchObject({ loginInfo: { isLogin: true, name: 'hanako さん', loginType: '3' } });
    expect(await (await client.send('/')).text()).toContain('hanako さん さんのトップページ');
    await loggedIn('hanako');
    await loggedIn('taro');
    expect(await portal.database.query('select persona_id from citizens order by 1')).toEqual([
      { persona_id: 'hanako' },
      { persona_id: 'taro' },
    ]);
  });

  it('whom the login does not know stays a stranger', async () => {
    const { back } = await logInOutside(portal.origin, { ticket: '' });
    expect([back.status, back.headers.get('location'), back.headers.getSetCookie()]).toEqual([403, null, []]);
    expect((await stranger(portal.origin).call('isLogin')).resBody).toMatchObject({ loginInfo: { isLogin: false } });
  });

  it('waits for a slow mail service without holding anybody up, however many do', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, (_, nth) => loggedIn(`slow-${nth}`)));
    let answer = () => {};
    mailService = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const codes = clients.map((client) => client.call('sendAuthCode', { email: 'slow@other.example' }));
    const other = await loggedIn('hanako');
    expect((await other.call('inputAssistance')).resultCode).toBe('0000');
    expect(portal.database.connections().waiting).toBe(0);
    answer();
    for (const code of await Promise.all(codes)) expect(code.errors[0]?.errorCode).toBe('ED2117');
  });

  it('asks the register, and hands mail to the mail service', async () => {
    const client = await loggedIn('hanako');
    expect((await client.call('inputAssistance')).resBody).toMatchObject({ email: 'hanako@mail.example' });
    const code = (email: string) => client.call('sendAuthCode', { email });
    expect((await code('hanako@other.example')).errors[0]?.errorCode).toBe('ED2117');
    expect((await code('hanako@mail.example')).resultCode).toBe('0000');
    await vi.waitFor(() => expect(own.mailboxes.map(({ to }) => to)).toEqual(['hanako@mail.example']), {
      timeout: 15_000,
    });
    expect(own.mailboxes[0]?.text).toMatch(/^\d{6}$/m);
    // What was sent is not kept.
    const kept = () => portal.database.query('select recipient, body from outbox where sent_at is not null');
    await vi.waitFor(async () => expect(await kept()).toEqual([{ recipient: 'hanako@mail.example', body: '' }]));
  });

  describe('its register', () => registerContract(() => plainPeopleCase()));

  describe('its register, of two people', () => registerOfEachContract(() => plainRegisterCase()));

  describe('its signing', () => signingContract(() => plainSignatureCase()));

  describe('its signing, of two people', () => signingOfEachContract(async () => plainSigningCase(plainSigning())));

  describe('its agencies', () =>
    backOfficeContract(async () => {
      const office = plainBackOffice();
      return { backOffice: office, press: office.press };
    }));

  describe('its mail service', () => mailerContract(async () => plainMailerCase(mailer, own)));
});
