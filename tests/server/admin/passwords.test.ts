import { describe, expect, it } from 'vitest';
import { isHashingFull } from '../../../src/server/services/admin/hashing-turns.ts';
import { hashPassword, isPassword } from '../../../src/server/services/admin/password.ts';

describe('passwords', () => {
  it('are kept as a slow hash with a salt and its own parameters', async () => {
    const [one, other] = [await hashPassword('sample-admin-1'), await hashPassword('sample-admin-1')];
    expect(one).toMatch(/^scrypt:16384:8:5:[\w-]{22}:[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await isPassword('sample-admin-1', one)).toBe(true);
    expect(await isPassword('sample-admin-2', one)).toBe(false);
  });

  it('a hash with other parameters still opens', async () => {
    const cheap = 'scrypt:1024:8:1:AAAAAAAAAAAAAAAAAAAAAA:s8ENt2W1cRO5Cc_LMzNGVPwKtC3Gzi6Uo2zqYoIfMYg';
    const { scryptSync } = await import('node:crypto');
    const hash = scryptSync('x', Buffer.alloc(16), 32, { N: 1024, r: 8, p: 1 }).toString('base64url');
    expect(await isPassword('x', cheap.replace(/[^:]+$/, hash))).toBe(true);
    expect(await isPassword('y', cheap.replace(/[^:]+$/, hash))).toBe(false);
  });

  it('are hashed in turns: who comes when too many wait is told so', async () => {
    const cheap = `scrypt:1024:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}`;
    const all = Array.from({ length: 60 }, () => isPassword('x', cheap));
    expect(isHashingFull()).toBe(true);
    expect(new Set(await Promise.all(all))).toEqual(new Set([false]));
    expect(isHashingFull()).toBe(false);
  });

  it('nobody has an empty hash', async () => {
    expect(await isPassword('', null)).toBe(false);
  });
});
