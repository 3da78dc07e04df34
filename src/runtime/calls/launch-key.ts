import { isRecord } from '../../forms/record.ts';
import type { LaunchStores } from '../storage/launch.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import type { CallingLaunch } from './calls.ts';
import { randomKey } from './random-key.ts';

/** Launch data received in the address. */
export interface ArrivedLaunch {
  /** As text; equal data mean the same caller and the same purpose. */
  readonly query: string;
  /** Seconds for which it is shared with other tabs; null = not shared. */
  readonly sharedFor: number | null;
}

/**
 * Identifies the current launch. Its purpose must be fulfilled only once, across reloads, history navigation and tabs; hence a key, created when the
 * launch data are accepted. Opening the same data again continues that launch, also once it is done: only the person makes another one of them.
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
  /** Who has fulfilled its purpose; null = nobody yet. */
  readonly doneBy: string | null;
}

export function launchKeyOf(service: string, { session, local }: LaunchStores): LaunchKey {
  const name = storageKeys.lastLaunch(service);
  const own = () => session.get(name, isStoredLaunch) as StoredLaunch | undefined;
  const shared = () => local.get(name, isStoredLaunch) as StoredLaunch | undefined;
  const person = () => String(session.get(storageKeys.person) ?? '');
  /** `before`: what the other tabs may know it as. */
  const replace = (before: StoredLaunch, now: StoredLaunch) => {
    session.set(name, now, null);
    if (shared()?.key === before.key) local.set(name, now, local.secondsLeft(name));
  };
  return {
    adoptArrival({ query, sharedFor }) {
      const [mine, theirs] = [own(), sharedFor === null ? undefined : shared()];
      const same = [mine, theirs].find((kept) => kept?.query === query);
      const kept = same ?? { query, key: randomKey(), doneBy: null };
      session.set(name, kept, null);
      if (sharedFor !== null && theirs?.key !== kept.key) local.set(name, kept, sharedFor);
      return mine?.key !== kept.key;
    },
    takeShared() {
      const theirs = shared();
      if (own() === undefined && theirs !== undefined) session.set(name, theirs, null);
    },
    key: () => own()?.key ?? null,
    isDone() {
      const [mine, theirs] = [own(), shared()];
      const done = [mine, theirs].filter((kept) => kept?.key === mine?.key).map((kept) => kept?.doneBy ?? null);
      // What somebody else did on this device is not this person's.
      return done.includes(person());
    },
    markDone() {
      const mine = own();
      if (mine !== undefined) replace(mine, { ...mine, doneBy: person() });
    },
    renew() {
      const [mine, theirs] = [own(), shared()];
      if (mine === undefined) return;
      // Another tab began it anew since this one was told that it is done: that is the same one more time.
      const isBegun = theirs?.query === mine.query && theirs.key !== mine.key;
      if (isBegun) session.set(name, theirs, null);
      else replace(mine, { ...mine, key: randomKey(), doneBy: null });
    },
  };
}

function isStoredLaunch(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.query === 'string' &&
    typeof value.key === 'string' &&
    (value.doneBy === null || typeof value.doneBy === 'string')
  );
}
