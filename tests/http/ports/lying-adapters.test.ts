import { describe, expect, it, vi } from 'vitest';
import { protection } from '../../../src/server/kernel/calls/security.ts';
import { Unavailable } from '../../../src/server/ports/in-time.ts';
import type { Ports } from '../../../src/server/ports/ports.ts';
import { portsInTime } from '../../../src/server/ports/ports-in-time.ts';
import { defaultSettings } from '../default-settings.ts';
import { codeIdentity, loginOf } from './code-identity.ts';
import { plainCitizen } from './plain-cases.ts';
import { plainMailer } from './plain-mailer.ts';
import { plainRegister } from './plain-register.ts';
import { plainSigning } from './plain-signing.ts';

const right: Omit<Ports, 'backOffice'> = {
  identity: codeIdentity().identity,
  register: plainRegister({ served: ['hanako'], alone: ['taro'] }),
  mailer: plainMailer(),
  signing: plainSigning(),
};

const hanako = plainCitizen('hanako');
const asked = {
  state: 's',
  returnTo: 'https://portal.example/login/return',
  device: 'other',
  cardApp: 'https://app.example/login?state=s',
} as const;
const good = { ...(await right.register.of(hanako)) };

/** The code of the error by which whoever asks learns that the answer cannot be used; null = it was taken. */
async function told(port: keyof typeof right, method: string, answer: unknown, ...given: unknown[]) {
  const own = { ...right[port], [method]: async () => answer };
  const noted = vi.fn();
  const timed = portsInTime({ ...right, [port]: own }, 5, noted)[port] as unknown as {
    readonly [method: string]: (...given: readonly unknown[]) => Promise<unknown>;
  };
  try {
    expect(await timed[method]?.(...given)).toBe(answer);
    expect(noted).toHaveBeenCalledWith(port, 'answered', null);
    return null;
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    expect(noted).toHaveBeenLastCalledWith(port, 'failed', error);
    return error.code;
  }
}

const who = loginOf('hanako');

describe('an answer that is not as the port says counts as none', () => {
  it.each<readonly [says: string, code: string, port: keyof typeof right, method: string, answer: unknown]>([
    ['nobody in particular', 'identity-whose-subject', 'identity', 'whose', { ...who, subject: '' }],
    ['a subject that is no text', 'identity-whose-subject', 'identity', 'whose', { ...who, subject: { of: 'hanako' } }],
    ['no subject', 'identity-whose-subject', 'identity', 'whose', { name: who.name, login: who.login }],
    ['no name', 'identity-whose-name', 'identity', 'whose', { ...who, name: undefined }],
    ['no login', 'identity-whose-login', 'identity', 'whose', { ...who, login: undefined }],
    [
      'a flag in letters',
      'identity-whose-login',
      'identity',
      'whose',
      { ...who, login: { ...who.login, isAgent: 'false' } },
    ],
    [
      'a login of another kind',
      'identity-whose-login',
      'identity',
      'whose',
      { ...who, login: { ...who.login, loginType: '9' } },
    ],
    ['nothing', 'identity-whose-answer', 'identity', 'whose', undefined],
    ['no record', 'register-of-answer', 'register', 'of', undefined],
    ['a record without a card', 'register-of-card', 'register', 'of', { ...good, card: undefined }],
    ['a part that is nothing', 'register-of-selfInfo', 'register', 'of', { ...good, selfInfo: undefined }],
    ['a part that is null', 'register-of-licence', 'register', 'of', { ...good, licence: null }],
    ['a failure without a code', 'register-of-domicile', 'register', 'of', { ...good, domicile: { failure: {} } }],
    ['neither yes nor no', 'register-linkPseudonym-answer', 'register', 'linkPseudonym', 'true'],
    ['no progress', 'register-progressOf-answer', 'register', 'progressOf', {}],
    ['another word', 'mailer-deliveryTo-answer', 'mailer', 'deliveryTo', 'ok'],
    [
      'a signature without a certificate',
      'signing-outcomeOf-certificate',
      'signing',
      'outcomeOf',
      { value: 'a', nonce: 'b' },
    ],
    ['an empty certificate', 'signing-certificateOf-answer', 'signing', 'certificateOf', ''],
  ])('%s: %s', async (_, code, port, method, answer) => {
    expect(await told(port, method, answer, hanako)).toBe(code);
  });

  it.each([
    ['https://other.example/?state=s'],
    ['https://login.example/窓口'],
    ['javascript:alert(1)'],
    ['/login'],
    [''],
  ])('a way to %s', async (address) => {
    expect(await told('identity', 'begin', { address, keep: '' }, asked)).toBe('identity-begin-address');
  });

  it('what is no text to be kept', async () => {
    const address = 'https://login.example/';
    expect(await told('identity', 'begin', { address, keep: { nonce: 1 } }, asked)).toBe('identity-begin-keep');
    expect(await told('identity', 'begin', { address, keep: 'x'.repeat(2001) }, asked)).toBe('identity-begin-keep');
  });
});

it('what is as the port says is taken', async () => {
  for (const subject of ['hanako', 'taro']) {
    const citizen = plainCitizen(subject);
    expect(await told('register', 'of', await right.register.of(citizen), citizen)).toBeNull();
  }
  for (const answer of [null, who]) expect(await told('identity', 'whose', answer)).toBeNull();
  for (const address of [asked.cardApp, 'https://login.example/?a=b', 'https://portal.example/sandbox/login'])
    expect(await told('identity', 'begin', { address, keep: 's' }, asked)).toBeNull();
  for (const answer of [null, 'given-up']) expect(await told('signing', 'outcomeOf', answer)).toBeNull();
});

describe('headers that protect', () => {
  const start = (leadsTo: readonly string[], settings: object = {}) =>
    protection({ ...defaultSettings, ...settings }, { leadsTo });

  it.each([
    'https://a.example, https://b.example',
    'https://a.example;',
    '*',
    "'unsafe-inline'",
    'https://a.example/path',
    'not an origin',
  ])('no start with a login that leads to %s', (origin) => {
    expect(() => start([origin])).toThrow(/leadsTo/);
  });

  it.each(['login.universalLink', 'insight.host', 'portal.origin'])('no start with such a %s', (name) => {
    for (const address of ['https://app.example;v=1/login', 'https://app.example,b.example/login', 'https://'])
      expect(() => start([], { [name]: address })).toThrow(name);
  });

  it('a start with origins, and with ports', () => {
    expect(() => start(['https://a.example', 'http://127.0.0.1:8080', 'http://[::1]:8080'])).not.toThrow();
  });
});
