import { describe, expect, it } from 'vitest';
import { administer } from '../../../src/server/services/admin/administer.ts';
import { databases, portalOn } from '../harness.ts';
import { adminCalls } from './admin-calls.ts';
import { addedUser, administrator, administratorLogsIn, sampleLogin } from './admin-client.ts';
import { auditedBy, verified } from './audit-rows.ts';

const user = /^U\d{6}$/;

/** Of whom each call tells or changes something; a new call has to be decided about. */
const expected: { readonly [call: string]: readonly [kind: string, subject: RegExp | null][] } = {
  adminLogin: [['administration', null]],
  adminRegister: [['administration', null]],
  adminLogout: [['administration', null]],
  adminUserAdd: [['administration', user]],
  adminUserChange: [['administration', user]],
  adminUserDelete: [['administration', user]],
  adminUserGet: [['reading', user]],
  // Three on the page.
  adminUserList: [
    ['reading', user],
    ['reading', user],
    ['reading', user],
  ],
  // Nobody's data but the own login, figures, and the portal's files and words.
  adminSession: [],
  adminSignInMethod: [],
  adminTemplates: [],
  adminUsage: [],
  adminHosting: [],
  adminDatabase: [],
  adminStorage: [],
  adminFunctions: [],
};

describe.each(databases)('the audit log of the administration on %s', (kind) => {
  const settings = { 'admin.sampleUsers': 3, 'admin.pageSize': 3 };
  const portal = portalOn(kind, { settings });
  const administratorOf = async (email: string) => {
    const [row] = await portal.database.query<{ id: string }>('select id from admin_administrators where email = $1', [
      email,
    ]);
    return `administrator:${row?.id}`;
  };

  it('has been decided for each call', () => {
    expect(Object.keys(expected).sort()).toEqual(adminCalls.map(({ call }) => call).sort());
  });

  it.each(adminCalls)('$call', async ({ call, arrive }) => {
    const { client: walked, reqBody } = await arrive(portal.origin, portal.database);
    const client = call === 'adminLogout' ? await administratorLogsIn(portal.origin) : walked;
    let requestId: string | null = null;
    const rows = await auditedBy(portal.database, async () => {
      const reply = await client.call(call, reqBody);
      expect(reply.resultCode).toBe('0000');
      requestId = reply.headers.get('x-request-id');
    });
    const actor = await administratorOf(call === 'adminRegister' ? String(reqBody?.email) : sampleLogin.email);
    expect(rows).toEqual(
      (expected[call] ?? []).map(([done, subject]) => ({
        kind: done,
        call,
        actor,
        subject: subject === null ? null : expect.stringMatching(subject),
        number: null,
        follows: null,
        requestId,
      })),
    );
  });

  it('has nothing of what was refused: a wrong password, a user that is not there, one changed meanwhile', async () => {
    const client = await administrator(portal.origin);
    const { id, revision: _revision, ...content } = await addedUser(client);
    const rows = await auditedBy(portal.database, async () => {
      await client.call('adminLogin', { ...sampleLogin, password: 'another-one-1' });
      await client.call('adminUserGet', { userId: 'U999999' });
      await client.call('adminUserChange', { userId: id, revision: 99, ...content });
      await client.call('adminUserDelete', { userId: id, revision: 99 });
    });
    expect(rows).toEqual([]);
  });

  it('has who was registered and removed by who runs the server', async () => {
    const email = 'operator@mail.example';
    const now = new Date();
    let id: string | null = null;
    const rows = await auditedBy(portal.database, async () => {
      await administer(portal.database, { act: 'add', email, password: 'a-long-password-1' }, now);
      id = (await administratorOf(email)).slice('administrator:'.length);
      await administer(portal.database, { act: 'remove', email }, now);
      await administer(portal.database, { act: 'remove', email }, now);
    });
    expect(rows.map(({ call, actor, kind: done, subject }) => [call, actor, done, subject])).toEqual([
      ['administrator/add', 'operator', 'administration', id],
      ['administrator/remove', 'operator', 'administration', id],
    ]);
  });

  it('is intact after all of it', async () => {
    expect(await verified(portal.database)).toMatchObject({ isIntact: true, waiting: 0 });
  });
});
