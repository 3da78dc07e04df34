import { isRecord } from '../../forms/record.ts';
import type { ExpiringStorage } from '../storage/expiring-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';

/**
 * Idempotency keys of writes. The same content keeps its key across reloads and retries until it is answered, so that the portal performs it once.
 * Different content is a different write and gets a new key.
 */
export interface IdempotencyKeys {
  /** `screenId`: of the screen that sends it. `intention`: what makes it the same act; null = what is unanswered, else another one. */
  keysFor(call: string, screenId: string, body: unknown, intention: string | null, isOneOfMany: boolean): SlotKeys;
  /** `slot`: where the keys are kept, the call's name unless it is one of many. */
  forgetAnswered(slot: string): void;
  /** It was sent back before anybody looked at it: as unanswered as it was before it was sent. */
  noteTurnedAway(slot: string): void;
  /** Keys of the write that has no answer yet, and that this screen sent (null: whichever did); null = there is none. */
  unanswered(call: string, screenId: string | null): Keys | null;
}

export interface Keys {
  /** Of this sending. */
  readonly key: string;
  /** Of the act: one result, whatever is sent. */
  readonly intention: string;
}

export interface SlotKeys extends Keys {
  readonly slot: string;
}

export function createIdempotencyKeys(session: ExpiringStorage): IdempotencyKeys {
  const keptOf = (call: string) => {
    const kept = session.get(
      storageKeys.idempotencyKey(call),
      (value) => isRecord(value) && typeof value.key === 'string',
    );
    return isRecord(kept) ? kept : null;
  };
  return {
    keysFor(call, screenId, body, given, isOneOfMany) {
      const content = fingerprint(JSON.stringify(body) ?? '');
      const slot = isOneOfMany ? `${call}.${content}` : call;
      const kept = keptOf(slot);
      const isSame = kept?.content === content;
      const key = isSame ? String(kept.key) : randomKey();
      const isLost = isSame && (kept.isSent === true || kept.isLost === true);
      const intention = given ?? String(kept?.intention ?? randomKey());
      session.set(storageKeys.idempotencyKey(slot), { key, intention, content, screenId, isSent: true, isLost }, null);
      return { slot, key, intention };
    },
    noteTurnedAway(slot) {
      session.set(storageKeys.idempotencyKey(slot), { ...keptOf(slot), isSent: false }, null);
    },
    forgetAnswered: (slot) => session.remove(storageKeys.idempotencyKey(slot)),
    unanswered(call, screenId) {
      const kept = keptOf(call);
      const isUnanswered = kept?.isSent === true || kept?.isLost === true;
      if (!isUnanswered || (screenId ?? kept.screenId) !== kept.screenId) return null;
      return { key: String(kept.key), intention: String(kept.intention) };
    },
  };
}

/** 128 random bits as hex. `crypto.randomUUID` is missing in insecure contexts. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 53-bit hash (cyrb53): detects changed content without storing personal data. */
function fingerprint(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
