import { verify } from 'node:crypto';

/** Did the card with this certificate sign the digest? */
export function verifyDigest(digest: string, signature: string, certificate: string): boolean {
  return verify('sha256', Buffer.from(digest, 'hex'), certificate, Buffer.from(signature, 'base64url'));
}
