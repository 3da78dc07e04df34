import { isRecord } from '../../forms/record.ts';
import type { LaunchStores } from '../storage/launch.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import type { CallingLaunch } from './calls.ts';
import { randomKey } from './idempotency.ts';

/** Launch data that came in the address. */
export interface ArrivedLaunch {
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
export interface LaunchKey extends CallingLaunch {
  /** True: it is another one than this tab was used for before. */
  arrived(launch: ArrivedLaunch): boolean;
  /** A tab that has none goes on under another tab's. */
  takeShared(): void;
}

interface Kept {
  readonly query: string;
  readonly key: string;
  readonly isDone: boolean;
}

export function launchKeyOf(service: string, { session, local }: LaunchStores): LaunchKey {
  const name = storageKeys.lastLaunch(service);
  const own = () => session.get(name, isKept) as Kept | undefined;
  const shared = () => local.get(name, isKept) as Kept | undefined;
  return {
    arrived({ query, isSeen, sharedFor }) {
      const [mine, theirs] = [own(), sharedFor === null ? undefined : shared()];
      const isDone = (kept: Kept) => kept.isDone || (theirs?.key === kept.key && theirs.isDone);
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
    done() {
      const mine = own();
      if (mine === undefined) return;
      session.set(name, { ...mine, isDone: true }, null);
      if (shared()?.key === mine.key) local.set(name, { ...mine, isDone: true }, local.secondsLeft(name));
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
