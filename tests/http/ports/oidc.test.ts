import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Identity } from '../../../src/server/ports/identity.ts';
import { databases, portalOn } from '../harness.ts';
import { browserOf } from './browser-of.ts';
import { identityContract } from './identity-contract.ts';
import { oidcIdentity } from './oidc-identity.ts';
import { client, startProvider } from './oidc-provider.ts';
import { plainRegister } from './plain-register.ts';

const outside = await startProvider();
const identity: Identity = oidcIdentity(outside.provider, client);
afterAll(() => outside.close());

describe('OpenID Connect', () => {
  identityContract(() => ({
    identity,
    comeBack: async (address, subject) => Object.fromEntries((await outside.logIn(address, subject)).searchParams),
    subjects: ['hanako', 'taro'],
  }));

  it('is what the guide shows', async () => {
    const file = await readFile(new URL('oidc-identity.ts', import.meta.url), 'utf8');
    const guide = await readFile(new URL('../../../docs/connecting.md', import.meta.url), 'utf8');
    const code = file.slice(file.indexOf('export function'));
    expect(code.split('\n').length).toBeLessThan(40);
    expect(guide.includes(code)).toBe(true);
  });
});

describe.each(databases)('a portal with OpenID Connect on %s', (kind) => {
  const portal = portalOn(kind, { sandbox: false, ports: { identity, register: plainRegister() } });
  const begin = async (browser: ReturnType<typeof browserOf>) =>
    (await browser.begin({ to: '/todo' })).headers.get('location') ?? '';
  const back = (browser: ReturnType<typeof browserOf>, { pathname, search }: URL) => browser.send(pathname + search);
  const nobody = async (answer: Response) => expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);

  afterEach(() => {
    for (const claim of Object.keys(outside.change)) delete outside.change[claim];
  });

  it('logs in who logged in there, and leads to where they wanted', async () => {
    const browser = browserOf(portal.origin);
    const answer = await back(browser, await outside.logIn(await begin(browser), 'taro'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/todo']);
    expect(await (await browser.send('/')).text()).toContain('taro さん');
  });

  it('the answer to the login of somebody else logs nobody in, nor their code in a login of one’s own', async () => {
    const [attacker, victim] = [browserOf(portal.origin), browserOf(portal.origin)];
    const answer = () => begin(attacker).then((address) => outside.logIn(address, 'attacker'));
    await nobody(await back(victim, await answer()));
    const [own, foreign] = [new URL(await begin(victim)), await answer()];
    foreign.searchParams.set('state', own.searchParams.get('state') ?? '');
    await nobody(await back(victim, foreign));
  });

  it.each([
    ['another nonce', { nonce: 'of another login' }],
    ['another client', { aud: 'somebody-else' }],
    ['another provider', { iss: 'https://other.example' }],
    ['a token that is over', { exp: 1 }],
  ])('%s is nobody', async (_, claims) => {
    Object.assign(outside.change, claims);
    const browser = browserOf(portal.origin);
    await nobody(await back(browser, await outside.logIn(await begin(browser), 'taro')));
  });
});
