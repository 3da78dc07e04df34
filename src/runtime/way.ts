import { isRecord } from '../forms/record.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Which way the person took through a service, kept for the session. */
export interface Way {
  /** The screen was shown. True when it is another one than before (not a reload). */
  entered(screen: string): boolean;
  /** The screen they came from; null = entered directly. Coming back to a screen forgets what lay after it. */
  previous(): string | null;
  /** What was typed on the screen has been accepted by its `next`. */
  accept(screen: string): void;
  isAccepted(screen: string): boolean;
  /** What was accepted belonged to a draft that is given up. */
  forgetAccepted(): void;
  /** Has the portal everything of the draft that was accepted? */
  isSaved(): boolean;
  setSaved(saved: boolean): void;
  /** The check page a `change` link leads back to; null = none was used. */
  returnTo(): string | null;
  setReturnTo(screen: string | null): void;
  reset(): void;
}

interface Kept {
  readonly screens: readonly string[];
  readonly accepted: readonly string[];
  readonly returnTo: string | null;
  /** Something of the draft was accepted that the portal does not have. */
  readonly unsaved?: boolean;
}

const nothing: Kept = { screens: [], accepted: [], returnTo: null };

export function createWay(service: string, session: ExpiringStorage, changed: () => void): Way {
  const key = storageKeys.way(service);
  const read = () => (session.get(key, isKept) as Kept | undefined) ?? nothing;
  const write = (change: Partial<Kept>) => session.set(key, { ...read(), ...change }, null);
  return {
    entered(screen) {
      const { screens } = read();
      const isOther = screens[screens.length - 1] !== screen;
      const index = screens.indexOf(screen);
      write({ screens: index < 0 ? [...screens, screen] : screens.slice(0, index + 1) });
      return isOther;
    },
    previous: () => read().screens.at(-2) ?? null,
    accept: (screen) => write({ accepted: [...new Set([...read().accepted, screen])] }),
    isAccepted: (screen) => read().accepted.includes(screen),
    forgetAccepted: () => write({ accepted: [], unsaved: false }),
    isSaved: () => read().unsaved !== true,
    setSaved(saved) {
      write({ unsaved: !saved });
      changed();
    },
    returnTo: () => read().returnTo,
    setReturnTo: (returnTo) => write({ returnTo }),
    reset: () => session.remove(key),
  };
}

function isKept(value: unknown): boolean {
  return (
    isRecord(value) &&
    Array.isArray(value.screens) &&
    Array.isArray(value.accepted) &&
    (value.returnTo === null || typeof value.returnTo === 'string')
  );
}
