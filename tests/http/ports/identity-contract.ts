import { expect, it } from 'vitest';
import { randomKey } from '../../../src/server/kernel/sessions/random-key.ts';
import type { Device, Identity, LoginAnswer } from '../../../src/server/ports/identity.ts';
import type { Check } from './contract-check.ts';

interface Case {
  readonly identity: Identity;
  /** What somebody does there: opens the address of `begin`, logs in, and comes back with this. */
  comeBack(address: string, subject: string): Promise<LoginAnswer>;
  /** Two who can log in. */
  readonly subjects: readonly [string, string];
}

const devices: readonly Device[] = ['android', 'iphone', 'other'];

const [portal, app] = ['https://portal.example', 'https://app.example'];

const beginOn = ({ identity }: Case, device: Device, state: string) =>
  identity.begin({ state, returnTo: `${portal}/login/return`, device, cardApp: `${app}/login?state=${state}` });

async function begin(given: Case) {
  const state = randomKey();
  for (const device of devices) {
    const begun = await beginOn(given, device, state);
    if (begun !== null) return { ...begun, state };
  }
  throw new Error('Nobody can log in, on any device.');
}

/** `answer` as that of another login, as far as whoever has taken it can make it so. */
const asOf = ({ identity }: Case, answer: LoginAnswer, state: string) => ({
  ...answer,
  [identity.stateIn]: state,
});

/** What a portal relies on, of any login. */
export function identityContract(made: () => Case, check: Check = it): void {
  check('leads out, keeps little, and the state comes back', async () => {
    const given = made();
    const [one, other] = [await begin(given), await begin(given)];
    expect(URL.canParse(one.address)).toBe(true);
    expect(one.keep.length).toBeLessThanOrEqual(2000);
    expect(one.address).not.toBe(other.address);
    for (const { address, state } of [other, one])
      expect((await given.comeBack(address, given.subjects[0]))[given.identity.stateIn]).toBe(state);
  });

  check('leads where it says that it leads, as browsers refuse other ways', async () => {
    const given = made();
    for (const device of devices) {
      const begun = await beginOn(given, device, randomKey());
      if (begun !== null) expect([...given.identity.leadsTo, portal, app]).toContain(new URL(begun.address).origin);
    }
  });

  check('says who comes back, by a subject that stays the same', async () => {
    const given = made();
    const { identity, subjects } = given;
    for (const subject of [...subjects, ...subjects]) {
      const { address, keep } = await begin(given);
      const who = await identity.whose(await given.comeBack(address, subject), keep);
      expect(who).toMatchObject({ subject, name: expect.stringMatching(/./) });
      expect(['2', '3', '4']).toContain(who?.login.loginType);
      expect(who?.login.isAgent).toBeTypeOf('boolean');
    }
  });

  check('tells logins apart that are under way together', async () => {
    const given = made();
    const { identity, subjects } = given;
    const [one, other] = [await begin(given), await begin(given)];
    const answers = [await given.comeBack(one.address, subjects[0]), await given.comeBack(other.address, subjects[1])];
    expect((await identity.whose(answers[1] ?? {}, other.keep))?.subject).toBe(subjects[1]);
    expect((await identity.whose(answers[0] ?? {}, one.keep))?.subject).toBe(subjects[0]);
  });

  check('the answer to another login is nobody', async () => {
    const given = made();
    const [one, other] = [await begin(given), await begin(given)];
    const answer = () => given.comeBack(one.address, given.subjects[0]);
    expect(await given.identity.whose(await answer(), other.keep)).toBeNull();
    expect(await given.identity.whose(asOf(given, await answer(), other.state), other.keep)).toBeNull();
  });

  check('an answer that somebody has logged in with is good for no later login', async () => {
    const given = made();
    const one = await begin(given);
    const answer = await given.comeBack(one.address, given.subjects[0]);
    expect(await given.identity.whose(answer, one.keep)).not.toBeNull();
    const later = await begin(given);
    expect(await given.identity.whose(answer, later.keep)).toBeNull();
    expect(await given.identity.whose(asOf(given, answer, later.state), later.keep)).toBeNull();
  });

  check('an answer that is not its own is nobody', async () => {
    const given = made();
    const { keep, state } = await begin(given);
    for (const answer of [
      {},
      { state, error: 'access_denied' },
      { persona: 'toString', code: 'toString', state },
      { persona: ['qr', 'qr'], code: [], state: { of: 'nobody' } },
    ])
      expect(await given.identity.whose(answer, keep)).toBeNull();
  });
}
