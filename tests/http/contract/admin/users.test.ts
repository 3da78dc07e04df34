import { describe, expect, it } from 'vitest';
import { fiscalYear } from '../../../../src/server/services/admin/fiscal-year.ts';
import type { UserContent } from '../../../../src/server/services/admin/user.ts';
import { databases, portalOn } from '../../harness.ts';
import type { Client, Reply } from '../client.ts';
import { addedUser, administrator, administratorLogsIn, goodUser, type StoredUser } from './client.ts';

const outcome = ({ resultCode, errors }: Reply) => errors[0]?.errorCode ?? resultCode;

interface Listed {
  readonly rows: readonly { readonly id: string; readonly name: string; readonly email: string }[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

const list = async (client: Client, asked: object) =>
  (await client.call('adminUserList', asked)).resBody as unknown as Listed;

describe('the fiscal year', () => {
  it.each([
    ['20260331', '20250401', '20260331'],
    ['20260401', '20260401', '20270331'],
    ['20261231', '20260401', '20270331'],
    ['20270101', '20260401', '20270331'],
  ])('of %s is from %s to %s [AM-054]', (day, from, until) => {
    expect(fiscalYear(day)).toEqual({ from, until });
  });
});

describe.each(databases)('sample users on %s', (kind) => {
  // A day in the middle of a fiscal year, late in the evening of UTC: the next day in Japan, 20 November.
  const portal = portalOn(kind, { now: () => new Date('2026-11-19T16:00:00Z') });
  const day = { start: '2026-11-20', end: '2026-12-20' };
  const user = (changes: Partial<UserContent> = {}) => goodUser({ expireDate: day, ...changes });

  it.each([
    ['VA-081', 'start', { start: '2026-03-31' }, '今の年度'],
    ['VA-081', 'start', { start: '2026-04-01' }, null],
    ['VA-081', 'start', { start: '2027-03-31', end: '2027-04-30' }, null],
    ['VA-081', 'start', { start: '2027-04-01', end: '2027-04-30' }, '今の年度'],
    ['VA-082', 'end', { start: '2026-11-01', end: '2026-11-19' }, '明日からあと'],
    ['VA-082', 'end', { start: '2026-11-01', end: '2026-11-20' }, '明日からあと'],
    ['VA-082', 'end', { start: '2026-11-01', end: '2026-11-21' }, null],
    ['VA-083 CO-051', 'six days', { end: '2026-11-26' }, '7日以上'],
    ['VA-083 CO-051', 'seven days', { end: '2026-11-27' }, null],
    ['VA-083 CO-051', 'the end before the start', { start: '2026-12-20', end: '2026-11-25' }, '7日以上'],
    ['AM-054', 'no date', { start: '2026-02-30' }, '日付'],
    ['AM-054', 'no date', { end: '' }, '日付'],
  ] as const)('%s %s %o', async (_row, _what, dates, said) => {
    const client = await administrator(portal.origin);
    const reply = await client.call('adminUserAdd', user({ expireDate: { ...day, ...dates } }));
    expect(reply.errors[0]?.errorMessage ?? null).toEqual(said === null ? null : expect.stringContaining(said));
  });

  it.each([
    ['VA-084 born today', { birthday: '2026-11-20' }, '0000'],
    ['VA-084 born tomorrow', { birthday: '2026-11-21' }, 'EDA204'],
    ['EN-154 no name', { name: '　' }, 'EDA204'],
    ['EN-154 a long name', { name: '長'.repeat(51) }, 'EDA204'],
    ['EN-155 no e-mail address', { email: '' }, 'EDA204'],
    ['EN-155 what is none', { email: 'hanako' }, 'EDA204'],
    ['EN-156 a long detail', { detail: '長'.repeat(501) }, 'EDA204'],
    ['EN-160 an unknown branch', { branch: '005' as never }, 'EDA204'],
    ['EN-169 an unknown account type', { accountType: '060' as never }, 'EDA204'],
  ])('%s', async (_what, changes, code) => {
    const client = await administrator(portal.origin);
    expect(outcome(await client.call('adminUserAdd', user(changes)))).toBe(code);
    const stored = await addedUser(client, { expireDate: day });
    const change = { userId: stored.id, revision: stored.revision, ...user(changes) };
    expect(outcome(await client.call('adminUserChange', change))).toBe(code);
  });

  it('a user is added, read, changed and deleted [AD-021 AD-022 AD-023 EN-153 EN-157 EN-158 EN-159]', async () => {
    const client = await administrator(portal.origin);
    const added = await addedUser(client, { ...user(), name: '　追加　する人 ', email: 'TSUIKA@mail.example' });
    expect(added).toMatchObject({
      id: expect.stringMatching(/^U\d{6}$/),
      name: '追加　する人',
      email: 'tsuika@mail.example',
      birthday: '1980-04-05',
      expireDate: day,
      revision: 1,
    });
    const read = async () => (await client.call('adminUserGet', { userId: added.id })).resBody.user as StoredUser;
    expect(await read()).toEqual(added);
    const changes = user({ name: '変更　した人', branch: '004', accountType: '090', detail: '説明' });
    const reply = await client.call('adminUserChange', { userId: added.id, revision: 1, ...changes });
    expect(reply.resBody.user).toEqual({ ...changes, id: added.id, revision: 2 });
    expect(await read()).toEqual(reply.resBody.user);
    expect(outcome(await client.call('adminUserDelete', { userId: added.id, revision: 1 }))).toBe('EDA203');
    expect(outcome(await client.call('adminUserDelete', { userId: added.id, revision: 2 }))).toBe('0000');
    expect(outcome(await client.call('adminUserGet', { userId: added.id }))).toBe('EDA201');
    expect(outcome(await client.call('adminUserDelete', { userId: added.id, revision: 2 }))).toBe('EDA201');
    expect(outcome(await client.call('adminUserChange', { userId: added.id, revision: 2, ...changes }))).toBe('EDA201');
  });

  it('two people who change the same user: the second is told, and nothing is lost', async () => {
    const [one, other] = [await administrator(portal.origin), await administratorLogsIn(portal.origin)];
    const stored = await addedUser(one, { expireDate: day });
    const change = (client: Client, name: string, revision: number) =>
      client.call('adminUserChange', { userId: stored.id, revision, ...user({ name }) });
    const outcomes = (await Promise.all([change(one, '一人目', 1), change(other, '二人目', 1)])).map(outcome);
    expect(outcomes.toSorted()).toEqual(['0000', 'EDA203']);
    expect(outcome(await change(other, '二人目', 2))).toBe('0000');
  });

  it('an e-mail address is one user’s; a second press adds nobody', async () => {
    const client = await administrator(portal.origin);
    const content = user({ email: 'only@mail.example' });
    const press = () => client.call('adminUserAdd', content, { 'idempotency-key': 'add-once' });
    const [first, second] = [await press(), await press()];
    expect(second.resBody).toEqual(first.resBody);
    expect(outcome(await client.call('adminUserAdd', { ...content, email: 'ONLY@mail.example' }))).toBe('EDA202');
    const other = await addedUser(client, { expireDate: day });
    const change = { userId: other.id, revision: 1, ...content };
    expect(outcome(await client.call('adminUserChange', change))).toBe('EDA202');
  });

  it('the list is paged, searched and sorted; whatever an address says, it answers [AD-015 AD-016 AD-017]', async () => {
    const client = await administrator(portal.origin);
    const all = await list(client, {});
    expect([all.rows.length, all.page, all.pageSize]).toEqual([20, 1, 20]);
    expect(all.rows[0]).toEqual({ id: 'U000001', name: expect.any(String), email: expect.any(String) });
    expect((await list(client, { page: '2' })).rows[0]?.id).toBe('U000021');
    const last = Math.ceil(all.total / 20);
    expect((await list(client, { page: '9999' })).page).toBe(last);
    for (const page of ['0', '-1', 'x', '1e3', '']) expect((await list(client, { page })).page).toBe(1);
    const ids = (await list(client, { sort: '-id' })).rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().reverse());
    const emails = (await list(client, { sort: 'email' })).rows.map(({ email }) => email);
    expect(emails).toEqual(emails.toSorted());
    expect((await list(client, { sort: 'password_hash' })).rows).toEqual(all.rows);

    await addedUser(client, { expireDate: day, name: '探索　みつる', email: 'mitsuru_50%@mail.example' });
    const found = async (q: string) => (await list(client, { q })).rows.map(({ name }) => name);
    for (const q of [
      '探索',
      '探索みつる',
      '探索 みつる',
      'みつる　探索',
      'ミツル',
      'ＭＩＴＳＵＲＵ',
      '50%',
      'u_5',
      'mitsuru_50%@',
    ])
      expect([q, await found(q)]).toEqual([q, ['探索　みつる']]);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await found('u5')).toEqual([]);
    expect((await list(client, { q: 'U000003' })).rows.map(({ id }) => id)).toEqual(['U000003']);
  });

  it('what another process changes is there when the list is read again [AD-019]', async () => {
    const client = await administrator(portal.origin);
    await portal.database.query(`update admin_users set name = '改名　した人' where id = 'U000002'`);
    expect((await list(client, {})).rows[1]?.name).toBe('改名　した人');
  });
});

describe.each(databases)('5,000 sample users on %s', (kind) => {
  const portal = portalOn(kind, { settings: { 'admin.sampleUsers': 5000 } });
  it('are seeded by setting, and keep every rule today', async () => {
    const client = await administrator(portal.origin);
    const { rows, total } = await list(client, { q: '見本花子', sort: '-id', page: '1' });
    expect([(await list(client, {})).total, rows.length]).toEqual([5000, 20]);
    expect(total).toBeGreaterThan(20);
    const { id, revision, ...user } = (await client.call('adminUserGet', { userId: 'U005000' })).resBody
      .user as StoredUser;
    expect(outcome(await client.call('adminUserChange', { userId: id, revision, ...user }))).toBe('0000');
    expect((await addedUser(client)).id).toBe('U005001');
  });
});
