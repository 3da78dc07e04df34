import { expect, it } from 'vitest';
import type { Identity } from '../../../src/server/ports/identity.ts';

interface Case {
  readonly identity: Identity;
  /** With which somebody comes back from it, made anew: an answer may be good once. */
  answer(): { readonly [name: string]: unknown };
  readonly subject: string;
}

/** What a portal relies on, of any login. */
export function identityContract(given: () => Case): void {
  it('says who comes back, by a subject that stays the same', async () => {
    const { identity, answer, subject } = given();
    const who = await identity.whose(answer());
    expect(who).toMatchObject({ subject, name: expect.stringMatching(/./) });
    expect(['2', '3', '4']).toContain(who?.login.loginType);
    expect(who?.login.isAgent).toBeTypeOf('boolean');
    expect((await identity.whose(answer()))?.subject).toBe(subject);
  });

  it.each([
    ['nothing', {}],
    ['somebody unknown', { persona: 'toString', code: 'toString', state: '' }],
    ['other kinds of values', { persona: ['qr', 'qr'], code: [], state: { of: 'nobody' } }],
  ])('an answer that is not its own is nobody: %s', async (_, answer) => {
    expect(await given().identity.whose(answer)).toBeNull();
  });
}
