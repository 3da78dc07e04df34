import { isRecord } from '../../forms/record.ts';
import type { LaunchStores } from '../storage/launch.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import type { CallingLaunch } from './calls.ts';
import { randomKey } from './idempotency.ts';

/** Launch data received in the address. */
export interface ArrivedLaunch {
  /** As text; equal data mean the same caller and the same purpose. */
  readonly query: string;
  /** The address was visited before: a reload, or the browser's back. */
  readonly isSeen: boolean;
  /** Seconds for which it is shared with other tabs; null = not shared. */
  readonly sharedFor: number | null;
}

/**
 * Identifies the current launch. Its purpose must be fulfilled only once, across reloads, history navigation and tabs; hence a key, created when the
 * launch data are accepted. Opening the same data again continues the pending launch, or starts a new one if that one is done.
 */
export interface LaunchKey extends CallingLaunch {
  /** True: a different launch from the one this tab was used for before. */
  adoptArrival(launch: ArrivedLaunch): boolean;
  /** Adopts another tab's launch if this tab has none. */
  takeShared(): void;
}

interface StoredLaunch {
  readonly query: string;
  readonly key: string;
  readonly isDone: boolean;
}

export function launchKeyOf(service: string, { session, local }: LaunchStores): LaunchKey {
  const name = storageKeys.lastLaunch(service);
  const own = () => session.get(name, isStoredLaunch) as StoredLaunch | undefined;
  const shared = () => local.get(name, isStoredLaunch) as StoredLaunch | undefined;
  return {
    adoptArrival({ query, isSeen, sharedFor }) {
      const [mine, theirs] = [own(), sharedFor === null ? undefined : shared()];
      const isDone = (kept: StoredLaunch) => kept.isDone || (theirs?.key === kept.key && theirs.isDone);
      const same = [mine, theirs].find((kept) => kept?.query === query && ((kept === mine && isSeen) || !isDone(kept)));
      const kept = same ?? { query, key: randomKey(), isDone: false };
      session.set(name, kept, null);
      if (sharedFor !== null && theirs?.key !== kept.key) local.set(name, kept, sharedFor);
      return mine?.key !== kept.key;
    },
    takeShared() {
      const theirs = shared();
      if (own() === undefined && theirs !== undefined) session.set(name, theirs, null);
    },
    key: () => own()?.key ?? null,
    markDone() {
      const mine = own();
      if (mine === undefined) return;
      session.set(name, { ...mine, isDone: true }, null);
      if (shared()?.key === mine.key) local.set(name, { ...mine, isDone: true }, local.secondsLeft(name));
    },
  };
}

function isStoredLaunch(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.query === 'string' &&
    typeof value.key === 'string' &&
    typeof value.isDone === 'boolean'
  );
}
