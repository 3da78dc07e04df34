import { describe, expect, it } from 'vitest';
import { forgetOld } from '../../../src/server/db/forget-old.ts';
import { logIn } from '../contract/client.ts';
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
  it('with everything that was filed and typed', async () => {
    const client = await logIn(portal.origin, 'kana-correction');
    const { resBody } = await client.call('kanaHistories');
    const [entry] = resBody.procedures as { latestMessage: { documentId: string } }[];
    await client.call('kanaCreate', { type: '2', documentId: entry?.latestMessage.documentId });
    const tables = ['kana_drafts', 'kana_documents', 'kana_histories', 'kana_procedures'];
    expect(await Promise.all(tables.map(count))).toEqual(['1', '1', '1', '1']);
    await forgetOld(portal.database, new Date(Date.now() + 8 * dayMs));
    expect(await Promise.all([...tables, 'citizens'].map(count))).toEqual(['0', '0', '0', '0', '0']);
  });
});
