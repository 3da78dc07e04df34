import { verify } from 'node:crypto';

/** Did the card of this certificate sign the content? Both as the port `Signing` has them. */
export function verifySignature(content: string, signature: string, certificate: string): boolean {
  return verify('sha256', Buffer.from(content), certificate, Buffer.from(signature, 'base64url'));
}
