import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findModules } from '../../../src/server/modules.ts';
import { readPersonas } from '../../../src/server/sandbox/people/read-personas.ts';
import { pathOf } from '../contract/client.ts';
import { offerProcedures, toSave } from '../contract/nq/apply-journey.ts';
import { databases, portalOn } from '../harness.ts';
import { Visitor } from './visitor.ts';

const personas = await readPersonas(await findModules());
const commonHeader = { screenId: 'SCK2301-01-001' };

/** What is read every few seconds, whoever asks. */
const sometimes = 'select number,';

/** Begin of every statement from now on, those included by which a transaction begins and ends. */
function statements(): () => readonly string[] {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  return () =>
    asked.mock.calls
      .map(([query]) => {
        const { text = String(query) } = query as unknown as { readonly text?: string };
        return text.trim().split(/\s+/).slice(0, 2).join(' ');
      })
      .filter((begin) => begin !== sometimes);
}

describe.each(databases)('what a request asks the database, on %s', (kind) => {
  // Beside it the sandbox keeps a journal.
  const portal = portalOn(kind, {
    sandbox: false,
    ports: {
      identity: {
        whose: async () => ({
          subject: 'hanako',
          name: '見本 花子',
          login: { loginType: '3', digitalCertificateType: '1', mdocFlag: '', isAgent: false },
        }),
      },
      register: {
        async of() {
          const record = personas.find('qr', new Date());
          if (record === null) throw new Error('nobody');
          return record;
        },
      },
    },
  });
  afterEach(() => vi.restoreAllMocks());
  const loggedIn = async () => {
    const visitor = new Visitor(portal);
    await visitor.send('/login/return?ticket=one');
    expect(visitor.cookie).not.toBe('');
    return visitor;
  };
  const check = (visitor: Visitor) => visitor.post('/api/common/login/is-login', { commonHeader });

  it('a login check: its browser with its person, and the end of the session once a second', async () => {
    const visitor = await loggedIn();
    await portal.database.query(`update sessions set expires_at = expires_at - interval '1 minute'`);
    const asked = statements();
    expect((await check(visitor)).json.resBody).toMatchObject({ loginInfo: { isLogin: true, name: '見本 花子' } });
    expect(asked()).toEqual(['select s.id,', 'update sessions']);
    const [row] = await portal.database.query<{ left: number }>(
      'select round(extract(epoch from max(expires_at) - now()))::integer as left from sessions',
    );
    expect(row?.left).toBeGreaterThan(1700);
  });

  it('a draft that is saved again: the end of the session goes out with what is written', async () => {
    const visitor = await loggedIn();
    await offerProcedures(portal.database);
    const save = async (reason: string, of: object) => {
      const reqBody = toSave({ reason, worked: 'no' }, of);
      const sent = await visitor.post(
        pathOf('nqDraftSave'),
        { commonHeader, reqBody },
        { 'idempotency-key': randomUUID() },
      );
      expect(sent.json.resultCode).toBe('0000');
      return sent.json.resBody as { readonly id: string; readonly revision: number };
    };
    const { id, revision } = await save('一', {});
    await portal.database.query(`update sessions set expires_at = expires_at - interval '1 minute'`);
    const asked = statements();
    await save('二', { draftId: id, revision });
    expect(asked().slice(-5)).toEqual(['insert into', 'with gone', 'update idempotency', 'update sessions', 'commit']);
  });

  it('without a login, nothing at all', async () => {
    const asked = statements();
    expect((await check(new Visitor(portal))).json.resultCode).toBe('0000');
    expect(asked()).toEqual([]);
  });

  it('a page: its browser once, whoever asks for it', async () => {
    const visitor = await loggedIn();
    const asked = statements();
    expect((await visitor.send('/')).status).toBe(200);
    expect(asked().filter((begin) => begin === 'select s.id,')).toHaveLength(1);
  });
});
