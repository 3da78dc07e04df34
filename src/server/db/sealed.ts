import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queries } from './database.ts';
import type { Key, KeyRing } from './key-ring.ts';
import { LoggableError } from './loggable-error.ts';

type Holder = Pick<Queries, 'keys'>;

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const mark = /^sealed\.([A-Za-z0-9_-]{1,20})\./;
/** Longest mark, in bytes. */
const mostOfMark = 28;

/** The key under which a stored value is sealed; null = it is not sealed. */
export function sealedUnder(stored: unknown): string | null {
  const start = Buffer.isBuffer(stored) ? stored.subarray(0, mostOfMark).toString('latin1') : stored;
  return typeof start === 'string' ? (mark.exec(start)?.[1] ?? null) : null;
}

/**
 * A column whose values are read back and say nothing to who reads the table: AES-256-GCM with the first key, bound to the column and to its row
 * (`of`: what its declaration in `columns.yaml` binds it to), so that no value can be put in another place. What was stored before is read as it is.
 */
export interface SealedColumn {
  text(db: Holder, of: string, value: string): string;
  openText(db: Holder, of: string, stored: string): string;
  /** What `json` writes, within other JSON. */
  value(db: Holder, of: string, value: unknown): string;
  /** For `$1::text::jsonb`. */
  json(db: Holder, of: string, value: unknown): string;
  openJson<Value>(db: Holder, of: string, stored: Value | string): Value;
  bytes(db: Holder, of: string, value: Buffer): Buffer;
  openBytes(db: Holder, of: string, stored: Buffer): Buffer;
}

/** `place`: as in `columns.yaml`, the column with its table, or what columns share between which rows are moved. */
export function sealedColumn(place: string): SealedColumn {
  const text: SealedColumn['text'] = ({ keys }, of, value) => {
    const { id } = keys.first;
    return `sealed.${id}.${sealWith(keys.first, place, of, Buffer.from(value)).toString('base64url')}`;
  };
  const openText: SealedColumn['openText'] = ({ keys }, of, stored) => {
    const id = sealedUnder(stored);
    if (id === null) return stored;
    return openWith(keys, id, place, of, Buffer.from(stored.slice(`sealed.${id}.`.length), 'base64url')).toString();
  };
  const value: SealedColumn['value'] = (db, of, one) => text(db, of, JSON.stringify(one));
  return {
    text,
    openText,
    value,
    json: (db, of, one) => JSON.stringify(value(db, of, one)),
    openJson: <Value>(db: Holder, of: string, stored: Value | string) =>
      sealedUnder(stored) === null ? (stored as Value) : (JSON.parse(openText(db, of, stored as string)) as Value),
    bytes: ({ keys }, of, value) =>
      Buffer.concat([Buffer.from(`sealed.${keys.first.id}.`), sealWith(keys.first, place, of, value)]),
    openBytes({ keys }, of, stored) {
      const id = sealedUnder(stored);
      return id === null ? stored : openWith(keys, id, place, of, stored.subarray(`sealed.${id}.`.length));
    },
  };
}

const boundTo = (place: string, of: string) => Buffer.from(`${place}\n${of}`);

function sealWith({ sealing }: Key, place: string, of: string, value: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const sealer = createCipheriv(cipher, sealing, iv).setAAD(boundTo(place, of));
  const content = Buffer.concat([sealer.update(value), sealer.final()]);
  return Buffer.concat([iv, sealer.getAuthTag(), content]);
}

function openWith({ all }: KeyRing, id: string, place: string, of: string, sealed: Buffer): Buffer {
  const key = all.find((one) => one.id === id);
  if (key === undefined)
    throw Object.assign(
      new LoggableError(`${place} is sealed under the key ${id}, which is not among MADOGUCHI_KEYS.`),
      { code: 'no-key' },
    );
  try {
    const opener = createDecipheriv(cipher, key.sealing, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(boundTo(place, of))
      .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([opener.update(sealed.subarray(ivBytes + tagBytes)), opener.final()]);
  } catch (error) {
    throw new LoggableError(`${place} cannot be opened: it was changed, moved, or sealed under another key ${id}.`, {
      cause: error,
    });
  }
}

/** A column by which rows are found, or values compared, and nothing is read back: a hash that nobody makes without the key, however few values there are. */
export interface HashedColumn {
  hash(db: Holder, value: string): string;
  /** Under every key, for looking it up. */
  hashes(db: Holder, value: string): readonly string[];
  isOf(db: Holder, stored: string, value: string): boolean;
}

export function hashedColumn(place: string): HashedColumn {
  const under = ({ id, hashing }: Key, value: string) =>
    `hmac.${id}.${createHmac('sha256', hashing).update(`${place}\n${value}`).digest('base64url')}`;
  return {
    hash: ({ keys }, value) => under(keys.first, value),
    hashes: ({ keys }, value) => keys.all.map((key) => under(key, value)),
    isOf({ keys }, stored, value) {
      const [, id] = stored.split('.');
      const key = keys.all.find((one) => one.id === id);
      if (key === undefined) return false;
      const [own, other] = [Buffer.from(under(key, value)), Buffer.from(stored)];
      return own.length === other.length && timingSafeEqual(own, other);
    },
  };
}
