import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { test as isMixed } from '../../../forms/constraints/password.ts';
import { inTurn } from './hashing-turns.ts';

const leastLength = 8;
const mostLength = 128;

/** 16 MB and some 100 ms per guess. Stored hashes name their own parameters, so these may change. */
const cost = { N: 16_384, r: 8, p: 5 };
const hashBytes = 32;

/** Matches no password: makes a login with an unknown e-mail address take as long as any other. */
const decoy = `scrypt:${cost.N}:${cost.r}:${cost.p}:${'A'.repeat(22)}:${'A'.repeat(43)}`;

export function isAcceptable(password: string): boolean {
  return password.length >= leastLength && password.length <= mostLength && isMixed(password);
}

/** `scrypt:N:r:p:salt:hash`, salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, hashBytes, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/** Takes the same time whether `stored` is a hash or null (unknown e-mail address). */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? decoy).split(':');
  const expected = Buffer.from(hash, 'base64url');
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), expected.length, parameters);
  return timingSafeEqual(given, expected) && stored !== null;
}

const scryptOf = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  bytes: number,
  options: ScryptOptions,
) => Promise<Buffer>;

/** Normalised, so that the same characters typed on another keyboard are the same password. */
function derive(password: string, salt: Buffer, bytes: number, parameters: ScryptOptions): Promise<Buffer> {
  return inTurn(() => scryptOf(password.normalize('NFKC'), salt, bytes, { ...parameters, maxmem: 64 * 1024 * 1024 }));
}
