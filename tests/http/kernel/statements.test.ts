import { afterEach, describe, expect, it, vi } from 'vitest';
import { databases, portalOn } from '../harness.ts';
import { commonHeader, knownByIdentity, loggedInTo, statements } from './asked-statements.ts';
import { Visitor } from './visitor.ts';

describe.each(databases)('what a request asks the database, on %s', (kind) => {
  // Beside it the sandbox keeps a journal.
  const portal = portalOn(kind, knownByIdentity);
  afterEach(() => vi.restoreAllMocks());
  const loggedIn = () => loggedInTo(portal);
  const check = (visitor: Visitor) => visitor.post('/api/common/login/is-login', { commonHeader });

  it('a login check: its browser with its person, and the end of the session once a second', async () => {
    const visitor = await loggedIn();
    await portal.database.query(`update sessions set expires_at = expires_at - interval '1 minute'`);
    const asked = statements();
    expect((await check(visitor)).json.resBody).toMatchObject({ loginInfo: { isLogin: true, name: 'hanako さん' } });
    expect(asked()).toEqual(['select s.id,', 'update sessions']);
    const [row] = await portal.database.query<{ left: number }>(
      'select round(extract(epoch from max(expires_at) - now()))::integer as left from sessions',
    );
    expect(row?.left).toBeGreaterThan(1700);
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
