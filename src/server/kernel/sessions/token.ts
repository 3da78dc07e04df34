import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a capability link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: reading the table does not allow logging in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Names a person in the browser: another one for everybody, and says nothing about them. */
export const personToken = (citizenId: string): string => hashToken(citizenId).slice(0, 16);
