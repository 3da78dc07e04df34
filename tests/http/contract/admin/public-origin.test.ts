import { describe, expect, it } from 'vitest';
import { databases, portalOn } from '../../harness.ts';
import { pathOf } from '../client.ts';
import { ask, callBody, json } from '../lying-requests.ts';
import { sampleLogin } from './client.ts';

describe.each(databases)('a public origin with TLS on %s', (kind) => {
  const portal = portalOn(kind, { publicOrigin: 'https://portal.example' });
  const own = { origin: 'https://portal.example' };
  const host = /^__Host-(\w+)=[^;]*; (?:Max-Age=\d+; )?Path=\/; HttpOnly; Secure; SameSite=(Lax|Strict)$/;

  it('binds every cookie of the administration to the host and to TLS', async () => {
    const { cookies } = await ask(portal.origin + pathOf('adminLogin'), { ...own, ...json }, callBody(sampleLogin));
    expect(cookies.map((line) => host.exec(line)?.slice(1).join(' '))).toEqual([
      'madoguchi_admin Strict',
      'madoguchi_admin_browser Strict',
    ]);
  });
});
