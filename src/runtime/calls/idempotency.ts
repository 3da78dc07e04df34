// chunk: acts
import { fingerprint } from '../../forms/fingerprint.ts';
import { textForPeople } from '../../forms/read-by-people.ts';
import { isRecord } from '../../forms/record.ts';
import type { CallDefinition } from '../../model/catalog.ts';
import type { Host } from '../contract/host.ts';
import type { ExpiringStorage } from '../storage/expiring-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import type { Settings } from '../values/settings.ts';
import { randomKey } from './random-key.ts';
import { wait } from './wait.ts';

/**
 * Idempotency keys of writes. The same content keeps its key across reloads and retries until it is answered, so that the portal performs it once.
 * Different content is a different write and gets a new key. Keys of acts outlive the tab: they stay on the device for a while, for this person alone.
 */
export interface IdempotencyKeys {
  /** `intention`: what makes it the same act; null = what is unanswered, else another one. */
  keysFor(write: Write, body: { readonly reqBody?: unknown }, intention: string | null): SentKeys;
  /** `slot`: where the keys are kept, the call's name unless it is one of many. `isDone`: it was carried out; of an act, other tabs hear it. */
  forgetAnswered(slot: string, isDone: boolean): void;
  /** While the work goes on, other tabs can wait for its end (`untilAnswered`). */
  whileSending<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** It was sent back before anybody looked at it: as unanswered as it was before it was sent. */
  noteTurnedAway(slot: string): void;
}

export interface Write {
  /** An act is known beyond this tab. */
  readonly known: CallDefinition;
  /** Of the screen that sends it. */
  readonly screenId: string;
  readonly isOneOfMany: boolean;
}

export interface Keys {
  /** Of this sending. */
  readonly key: string;
  /** Of the act: one result, whatever is sent. */
  readonly intention: string;
  /** Of what people read of it; absent = sent by an older build. */
  readonly read?: string;
}

export interface SentKeys extends Keys {
  readonly slot: string;
  /** The same content was sent before and has no answer yet. */
  readonly isAgain: boolean;
}

/** A write that has no answer yet, as it is stored. */
export interface Kept extends Keys {
  readonly content: number;
  readonly screenId: string;
  /** Path of the page that sent it. */
  readonly at: string;
  /** When, for the person who asks what became of it; absent = sent by an older build. */
  readonly sentAt?: number;
  readonly isSent: boolean;
  readonly isLost: boolean;
  /** Another tab sent it, and this one has told the person. */
  readonly isTaken?: true;
}

interface Around {
  readonly session: ExpiringStorage;
  readonly local: ExpiringStorage;
  readonly host: Pick<Host, 'location' | 'locks' | 'now'>;
  readonly settings: Settings;
}

export function createIdempotencyKeys({ session, local, host, settings }: Around): IdempotencyKeys {
  const person = () => String(session.get(storageKeys.person) ?? '');
  const ofTab = (call: string) => session.get(storageKeys.idempotencyKey(call), isKept) as Kept | undefined;
  /** Named by the person, so that nobody else on the device meets it. */
  const nameOf = (call: string) => storageKeys.sentBy(person(), call);
  const ofDevice = (call: string) => local.get(nameOf(call), isKept) as Kept | undefined;
  const keptOf = (call: string) => ofTab(call) ?? ofDevice(call);
  const isUnanswered = ({ isSent, isLost }: Kept) => isSent || isLost;
  return {
    keysFor({ known: { name: call, effect, machine }, screenId, isOneOfMany }, body, given) {
      const content = fingerprint(JSON.stringify(body) ?? '');
      const slot = isOneOfMany ? `${call}.${content}` : call;
      const kept = keptOf(slot);
      const isSame = kept?.content === content;
      const key = isSame ? kept.key : randomKey();
      const isLost = isSame && isUnanswered(kept);
      const intention = given ?? kept?.intention ?? randomKey();
      // As the portal makes it (`intention.ts`): that of the same act, sent from elsewhere, is compared with it.
      const read = String(fingerprint(textForPeople(body.reqBody, machine ?? {})));
      const at = host.location().pathname;
      const now: Kept = { key, read, intention, content, screenId, at, sentAt: host.now(), isSent: true, isLost };
      session.set(storageKeys.idempotencyKey(slot), now, null);
      if (effect === 'files') local.set(nameOf(call), now, settings.number('outcome.keep', 86_400));
      return { slot, key, intention, isAgain: isLost };
    },
    whileSending: (key, work) => host.locks?.request(lockOf(key), work) ?? work(),
    noteTurnedAway(call) {
      const kept = ofTab(call);
      if (kept === undefined) return;
      session.set(storageKeys.idempotencyKey(call), { ...kept, isSent: false }, null);
      if (ofDevice(call)?.key === kept.key && !kept.isLost) local.remove(nameOf(call));
    },
    forgetAnswered(call, isDone) {
      const kept = keptOf(call);
      session.remove(storageKeys.idempotencyKey(call));
      if (ofDevice(call)?.key === kept?.key) local.remove(nameOf(call));
      if (!isDone || kept === undefined) return;
      local.set(storageKeys.filedBy(person(), call), kept, settings.number('outcome.keep', 86_400));
    },
  };
}

const lockOf = (key: string) => `${storageKeys.once}${key}`;

/** What one tab writes to the local storage reaches another one on another way than the end of a lock does, and later on a busy device. In milliseconds. */
const storageArrives = { most: 2000, lookedForEach: 50 };

/**
 * Until a tab of this browser that is sending it has its answer, or is gone. At once where no tab is. Rejects when `signal` ends.
 * `isOnDevice`: this tab still reads that it is unanswered.
 */
export async function untilAnswered(
  { locks }: Pick<Host, 'locks'>,
  { key }: Keys,
  isOnDevice: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  const isFree = await locks?.request(lockOf(key), { mode: 'shared', ifAvailable: true }, (lock) => lock !== null);
  if (isFree !== false) return;
  await locks?.request(lockOf(key), { mode: 'shared', signal }, () => {});
  const { most, lookedForEach } = storageArrives;
  for (let waited = 0; waited < most && isOnDevice(); waited += lookedForEach) await wait(lookedForEach, signal);
}

function isKept(value: unknown): boolean {
  return isRecord(value) && ['key', 'intention', 'screenId', 'at'].every((member) => typeof value[member] === 'string');
}
