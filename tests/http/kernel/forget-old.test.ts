import { describe, expect, it } from 'vitest';
import { forgetOld } from '../../../src/server/db/forget-old.ts';
import { databases, portalOn } from '../harness.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(databases)('old records on %s', (kind) => {
  const portal = portalOn(kind);
  const count = async (table: string) => {
    const [row] = await portal.database.query<{ n: string }>(`select count(*)::text as n from ${table}`);
    return row?.n;
  };

  it('are forgotten a week after the session ended, and not before', async () => {
    const login = await fetch(`${portal.origin}/sandbox/login?persona=qr&to=/healthz`, { redirect: 'manual' });
    const cookie = login.headers
      .getSetCookie()
      .map((value) => value.split(';')[0])
      .join('; ');
    const call = await fetch(`${portal.origin}/api/familyregister/pseudonymCheck`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ commonHeader: { screenId: 'S' } }),
    });
    expect(call.status).toBe(200);
    await forgetOld(portal.database, new Date(Date.now() + 6 * dayMs));
    expect([await count('citizens'), await count('sessions'), await count('journal')]).toEqual(['1', '1', '1']);
    await forgetOld(portal.database, new Date(Date.now() + 8 * dayMs));
    expect([await count('citizens'), await count('sessions'), await count('journal')]).toEqual(['0', '0', '0']);
  });
});
