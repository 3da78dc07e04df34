import type { Citizen } from './identity.ts';

/** `qr`: a phone signs after scanning a QR code; `app`: the native app or the intent, started on the same device. */
export type SignatureKind = 'qr' | 'app';

/** What is to be signed. */
export interface AskedSignature {
  readonly id: string;
  readonly kind: SignatureKind;
  /** In the code's address; an app hands it back. */
  readonly token: string;
  readonly citizen: Citizen;
  /** Shown to whoever signs. */
  readonly target: unknown;
  /** What the card signs: `target` as canonical JSON, in UTF-8. */
  readonly content: string;
  /** SHA-256 of the content, hexadecimal: all that a card is handed. */
  readonly digest: string;
  readonly until: Date;
}

export interface Signature {
  /** Of the content, base64url: RSA (PKCS #1 v1.5) or ECDSA (DER), with SHA-256. */
  readonly value: string;
  /** Of the card that signed, PEM: X.509, or a public key alone. Whether it is valid and not revoked, the service has seen. */
  readonly certificate: string;
  /** Handed back by an app, so that nobody takes up what another device has signed. */
  readonly nonce: string;
}

/** The service with which cards sign. It is asked in no transaction. */
export interface Signing {
  /** A signature is asked for; it may be that nobody takes it up. Throws where it cannot be. */
  ask(asked: AskedSignature): Promise<void>;
  /** What became of it so far; null = it waits. It may be given up, and then signed all the same. */
  outcomeOf(id: string): Promise<Signature | 'given-up' | null>;
  /** Of the citizen's own card; null = it has never signed. */
  certificateOf(citizen: Citizen): Promise<string | null>;
}
