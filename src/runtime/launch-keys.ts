import { isRecord } from '../forms/record.ts';
import type { CallingLaunch } from './calls.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { randomKey } from './idempotency.ts';
import { storageKeys } from './storage-keys.ts';

/** A launch whose data came in the address. */
export interface ArrivedLaunch {
  readonly service: string;
  /** As text: the same data come from the same caller for the same thing. */
  readonly query: string;
  /** The address was here before: a reload, or the browser's back. */
  readonly isSeen: boolean;
  /** Seconds for which other tabs know of it; null = they do not. */
  readonly sharedFor: number | null;
}

/**
 * Which launch the person is here under. What a launch is for is done once, however often the page is reloaded or gone back to, and in
 * whichever tab: so it has a key, made when its data are accepted. The same data opened anew are the launch that is still under way, or, when
 * that one is done, another one.
 */
export interface LaunchKeys extends CallingLaunch {
  /** True: it is another one than this tab was used for before. */
  arrived(launch: ArrivedLaunch): boolean;
  /** A screen whose address brings no launch. `isShared`: another tab's counts where this one has none. Null: not launched by others. */
  stays(service: string | null, isShared?: boolean): void;
}

interface Kept {
  readonly query: string;
  readonly key: string;
  readonly isDone: boolean;
}

export function createLaunchKeys(session: ExpiringStorage, local: ExpiringStorage): LaunchKeys {
  let current: string | null = null;
  const read = (storage: ExpiringStorage, service: string) =>
    storage.get(storageKeys.lastLaunch(service), isKept) as Kept | undefined;
  const write = (storage: ExpiringStorage, service: string, kept: Kept, seconds: number | null) =>
    storage.set(storageKeys.lastLaunch(service), kept, seconds);
  return {
    arrived({ service, query, isSeen, sharedFor }) {
      current = service;
      const [own, shared] = [read(session, service), sharedFor === null ? undefined : read(local, service)];
      const isDone = (kept: Kept) => kept.isDone || (shared?.key === kept.key && shared.isDone);
      const same = [own, shared].find((kept) => kept?.query === query && ((kept === own && isSeen) || !isDone(kept)));
      const kept = same ?? { query, key: randomKey(), isDone: false };
      write(session, service, kept, null);
      if (sharedFor !== null && shared?.key !== kept.key) write(local, service, kept, sharedFor);
      return own?.key !== kept.key;
    },
    stays(service, isShared = false) {
      current = service;
      if (service === null || !isShared || read(session, service) !== undefined) return;
      const shared = read(local, service);
      if (shared !== undefined) write(session, service, shared, null);
    },
    key: () => (current === null ? null : (read(session, current)?.key ?? null)),
    done() {
      if (current === null) return;
      const own = read(session, current);
      if (own === undefined) return;
      write(session, current, { ...own, isDone: true }, null);
      const left = local.secondsLeft(storageKeys.lastLaunch(current));
      if (read(local, current)?.key === own.key) write(local, current, { ...own, isDone: true }, left);
    },
  };
}

function isKept(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.query === 'string' &&
    typeof value.key === 'string' &&
    typeof value.isDone === 'boolean'
  );
}
