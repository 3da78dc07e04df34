import { describe, expect, it } from 'vitest';
import { administer } from '../../../../src/server/services/admin/administer.ts';
import { databases, sharedPortalOn } from '../../harness.ts';
import { auditedBy, verified } from '../audit-rows.ts';
import { calls as adminCalls } from '../calls/admin.ts';
import type { Client } from '../client.ts';
import { addedUser, administrator, sampleLogin, withCookieOf } from './client.ts';

const user = /^U\d{6}$/;

/** Whom each call changes something of, or tells of; a new call has to be decided about. */
const expected: { readonly [call: string]: readonly [kind: string, subject: RegExp | null] | null } = {
  adminLogin: ['administration', null],
  adminRegister: ['administration', null],
  adminLogout: ['administration', null],
  adminUserAdd: ['administration', user],
  adminUserChange: ['administration', user],
  adminUserDelete: ['administration', user],
  adminUserGet: ['reading', user],
  adminUserList: ['reading', user],
  // Nobody's data but the own login, figures, and the portal's files and words.
  adminSession: null,
  adminSignInMethod: null,
  adminTemplates: null,
  adminUsage: null,
  adminHosting: null,
  adminDatabase: null,
  adminStorage: null,
  adminFunctions: null,
};

describe.each(databases)('the audit log of the administration on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  const email = `audited-${Date.now()}@mail.example`;
  let registered: Client | null = null;
  const administratorOf = async (address: string) => {
    const [row] = await portal.database.query<{ id: string }>('select id from admin_administrators where email = $1', [
      address,
    ]);
    return `administrator:${row?.id}`;
  };

  it('has been decided for each call', () => {
    expect(Object.keys(expected).sort()).toEqual(adminCalls.map(({ call }) => call).sort());
  });

  it.each(adminCalls)('$call', async ({ call, arrive }) => {
    const arrived = await arrive(portal.origin, portal.database);
    const isRegistering = call === 'adminRegister';
    const client = call === 'adminLogout' ? (registered ?? arrived.client) : arrived.client;
    const reqBody = isRegistering ? { ...arrived.reqBody, email } : arrived.reqBody;
    let requestId: string | null = null;
    let people = 1;
    const rows = await auditedBy(portal.database, async () => {
      const reply = await client.call(call, reqBody);
      expect(reply.resultCode).toBe('0000');
      requestId = reply.headers.get('x-request-id');
      if (isRegistering) registered = withCookieOf(portal.origin, reply);
      // Everybody on the page.
      if (call === 'adminUserList') people = (reply.resBody.rows as readonly unknown[]).length;
    });
    const [done, subject] = expected[call] ?? [];
    const actor = await administratorOf(/Register|Logout/.test(call) ? email : sampleLogin.email);
    const row = { kind: done, call, actor, number: null, follows: null, requestId };
    const whom = subject ? expect.stringMatching(subject) : null;
    expect(rows).toEqual(done === undefined ? [] : Array.from({ length: people }, () => ({ ...row, subject: whom })));
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
    const now = new Date();
    const own = `operator-${email}`;
    let id: string | null = null;
    const rows = await auditedBy(portal.database, async () => {
      await administer(portal.database, { act: 'add', email: own, password: 'a-long-password-1' }, now);
      id = (await administratorOf(own)).slice('administrator:'.length);
      await administer(portal.database, { act: 'remove', email: own }, now);
      await administer(portal.database, { act: 'remove', email: own }, now);
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
