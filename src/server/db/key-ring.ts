import { hkdfSync } from 'node:crypto';
import { LoggableError } from './loggable-error.ts';

/** A secret of the portal, as two: what is sealed with one says nothing of what is hashed with the other. */
export interface Key {
  /** Stands before what was sealed or hashed with it. */
  readonly id: string;
  readonly sealing: Buffer;
  readonly hashing: Buffer;
}

/** The first key seals; all open. Throws where there is none. */
export interface KeyRing {
  readonly first: Key;
  readonly all: readonly Key[];
}

const keyBytes = 32;

/** `id:base64` for each key, comma-separated. Throws what it must be, without anything of a key. */
export function readKeys(text: string): KeyRing {
  const all = text.split(',').map((one) => keyIn(one.trim()));
  const twice = all.find(({ id }, index) => all.findIndex((other) => other.id === id) < index);
  if (twice !== undefined) throw new Error(`must have one key for each id: ${twice.id} is there twice`);
  const [first] = all;
  if (first === undefined) throw new Error('must have a key');
  return { first, all };
}

function keyIn(written: string): Key {
  const [, id = '', encoded = ''] = /^([A-Za-z0-9_-]{1,20}):([A-Za-z0-9+/]{43}=)$/.exec(written) ?? [];
  const secret = Buffer.from(encoded, 'base64');
  if (id === '' || secret.length !== keyBytes)
    throw new Error(
      'must be keys as id:base64, comma-separated: an id of letters and digits, and 32 random bytes (openssl rand -base64 32)',
    );
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `madoguchi ${use}`, keyBytes));
  return { id, sealing: derived('sealing'), hashing: derived('hashing') };
}

function refuse(): never {
  throw new LoggableError('Nothing is sealed or opened without keys (MADOGUCHI_KEYS).');
}

/** For whoever looks at what is not sealed. */
export const noKeys: KeyRing = {
  get first() {
    return refuse();
  },
  get all() {
    return refuse();
  },
};
