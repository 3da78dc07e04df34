import { describe, expect, it } from 'vitest';
import type { Identity, LoggedIn } from '../../../src/server/ports/identity.ts';
import { codeIdentity, loginOf } from './code-identity.ts';
import { toldBy } from './contract-check.ts';
import { identityContract } from './identity-contract.ts';

const subjects = ['hanako', 'taro'] as const;

describe('a login with codes', () => identityContract(() => ({ ...codeIdentity(), subjects })));

type Codes = ReturnType<typeof codeIdentity>;

/** Each is wrong in one matter. */
const wrong: readonly (readonly [what: string, whose: (codes: Codes) => Partial<Identity>, told: string])[] = [
  [
    'ignores what was kept',
    ({ take }) => ({
      whose: async ({ code }) => {
        const grant = take(code);
        return grant && loginOf(grant.subject);
      },
    }),
    'the answer to another login is nobody',
  ],
  [
    'compares the state of the answer alone',
    ({ take }) => ({
      whose: async ({ code, state }, kept) => {
        const grant = take(code);
        return grant !== null && state === kept ? loginOf(grant.subject) : null;
      },
    }),
    'the answer to another login is nobody',
  ],
  [
    'takes an answer again',
    ({ identity }) => {
      const taken = new Map<unknown, LoggedIn | null>();
      return {
        async whose(answer, kept) {
          const who = taken.get(answer.code) ?? (await identity.whose(answer, kept));
          taken.set(answer.code, who);
          return who;
        },
      };
    },
    'an answer that somebody has logged in with is good for no later login',
  ],
  [
    'says whoever came first',
    ({ identity }) => {
      let first: LoggedIn | null = null;
      return {
        async whose(answer, kept) {
          const who = await identity.whose(answer, kept);
          first ??= who;
          return who && first;
        },
      };
    },
    'says who comes back, by a subject that stays the same',
  ],
  [
    'remembers the last login alone',
    ({ identity, take }) => {
      let last = '';
      return {
        begin: async (asked) => {
          last = asked.state;
          return identity.begin(asked);
        },
        whose: async ({ code }) => {
          const grant = take(code);
          return grant?.state === last ? loginOf(grant.subject) : null;
        },
      };
    },
    'tells logins apart that are under way together',
  ],
  [
    'has no state',
    () => ({ begin: async ({ state }) => ({ address: 'https://login.example/', keep: state }) }),
    'leads out, keeps little, and the state comes back',
  ],
  [
    'leads elsewhere',
    () => ({ leadsTo: ['https://www.login.example'] }),
    'leads where it says that it leads, as browsers refuse other ways',
  ],
  ['takes anything', () => ({ whose: async () => loginOf('hanako') }), 'an answer that is not its own is nobody'],
];

describe('the contract of logins', () => {
  it.each(wrong)('tells of one that %s', async (_, change, told) => {
    const codes = codeIdentity();
    const identity = { ...codes.identity, ...change(codes) };
    expect(await toldBy((check) => identityContract(() => ({ ...codes, identity, subjects }), check))).toContain(told);
  });

  it('has nothing of which none of these is told', () => {
    const checks: string[] = [];
    identityContract(
      () => ({ ...codeIdentity(), subjects }),
      (name) => void checks.push(name),
    );
    expect(new Set(wrong.map(([, , told]) => told))).toEqual(new Set(checks));
  });
});
