import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../harness.ts';
import { logIn, pathOf } from './client.ts';
import { filledApplication } from './hpki-journey.ts';

const path = pathOf('hpkiSubmit');
const application = filledApplication();

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
});
