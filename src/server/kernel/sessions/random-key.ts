import { randomBytes } from 'node:crypto';

/** 192 random bits, safe in an address. */
export function randomKey(): string {
  return randomBytes(24).toString('base64url');
}
