import { isRecord } from '../../forms/record.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Which way the person took through a service, kept for the session. */
export interface Progress {
  /** The screen was shown. True when it is another one than before (not a reload). */
  enter(screen: string): boolean;
  /** The portal leads away from here, not the browser's own buttons. `passed`: a screen that leads on while it opens and is never seen. */
  leads(passed: string | null): void;
  /** The screen that led here, seen or not; null = entered directly. The browser's own buttons change nothing about it. */
  previous(): string | null;
  /** The screen they saw before this one: one that leads on by itself would lead here again. Null = none. */
  seenBefore(): string | null;
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
  /** The screen at which a flow has ended, until one is begun anew; null = none has. */
  endedAt(): string | null;
  setEndedAt(screen: string | null): void;
  reset(): void;
}

interface Kept {
  readonly last: string | null;
  /** Which screen led to each: never in a circle, as coming back to one on the way here changes nothing. */
  readonly before: { readonly [screen: string]: string | null };
  readonly accepted: readonly string[];
  readonly returnTo: string | null;
  /** Those of the screens that led on by themselves. */
  readonly passed?: readonly string[];
  readonly endedAt?: string | null;
  /** Something of the draft was accepted that the portal does not have. */
  readonly unsaved?: boolean;
}

const nothing: Kept = { last: null, before: {}, accepted: [], returnTo: null };

export function createProgress(service: string, session: ExpiringStorage, changed: () => void): Progress {
  const key = storageKeys.way(service);
  const read = () => (session.get(key, isKept) as Kept | undefined) ?? nothing;
  const write = (change: Partial<Kept>) => session.set(key, { ...read(), ...change }, null);
  let isLed = false;
  return {
    enter(screen) {
      const { last, before, passed = [] } = read();
      const isNew = !wayTo(last, before).includes(screen) && (isLed || !(screen in before));
      isLed = false;
      write({
        last: screen,
        before: isNew ? { ...before, [screen]: last } : before,
        passed: passed.filter((name) => name !== screen),
      });
      return last !== screen;
    },
    leads(passed) {
      isLed = true;
      if (passed !== null) write({ passed: [...new Set([...(read().passed ?? []), passed])] });
    },
    previous: () => wayTo(read().last, read().before)[1] ?? null,
    seenBefore() {
      const { last, before, passed = [] } = read();
      return (
        wayTo(last, before)
          .slice(1)
          .find((screen) => !passed.includes(screen)) ?? null
      );
    },
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
    endedAt: () => read().endedAt ?? null,
    setEndedAt: (endedAt) => write({ endedAt }),
    reset: () => session.remove(key),
  };
}

/** The screen and those that led to it, the last one first. */
function wayTo(screen: string | null, before: Kept['before']): readonly string[] {
  return screen === null ? [] : [screen, ...wayTo(before[screen] ?? null, before)];
}

function isKept(value: unknown): boolean {
  return (
    isRecord(value) &&
    isRecord(value.before) &&
    Array.isArray(value.accepted) &&
    (value.returnTo === null || typeof value.returnTo === 'string') &&
    (value.passed === undefined || Array.isArray(value.passed)) &&
    (value.endedAt == null || typeof value.endedAt === 'string')
  );
}
