import { isRecord } from '../../forms/record.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** The person's path through a service, kept for the session. */
export interface Progress {
  /** Records that the screen was entered. True when it differs from the last one (not a reload). */
  enter(screen: string): boolean;
  /**
   * Marks the next navigation as made by the portal rather than by the browser's own buttons. `passed`: a screen that redirects while opening and is
   * never seen. `reason`: why nobody asked for it; one given before a redirect is kept.
   */
  markPortalNavigation(passed: string | null, reason?: string): void;
  /** Why the portal led to the screen unasked; empty = it was asked for. */
  reason(): string;
  setReason(reason: string): void;
  /** The screen that led here, seen or not; null = entered directly. The browser's own buttons do not change it. */
  previous(): string | null;
  /** The screen from which the portal itself led to this one, just now; null = its address was opened, or the browser's own buttons led here. */
  ledFrom(): string | null;
  /** The last screen seen before this one, skipping those that redirect, which would lead here again. Null = none. */
  seenBefore(): string | null;
  /** Marks the screen as accepted by its `next`. */
  accept(screen: string): void;
  isAccepted(screen: string): boolean;
  /** Drops the accepted screens, when their draft is given up. */
  forgetAccepted(): void;
  /** Does the portal have everything of the draft that was accepted? */
  isSaved(): boolean;
  setSaved(saved: boolean): void;
  /** Was what the portal keeps of the draft read, or saved, since this screen was opened, and is it what this tab has? */
  current: boolean;
  /** Both, as expressions see them. */
  draft(): { readonly saved: boolean; readonly current: boolean };
  /** The check page to return to after a `change` link; null = none pending. */
  returnTo(): string | null;
  setReturnTo(screen: string | null): void;
  reset(): void;
}

interface StoredProgress {
  readonly last: string | null;
  /** The screen that led to each. Acyclic, since returning to a screen on the path changes nothing. */
  readonly before: { readonly [screen: string]: string | null };
  readonly accepted: readonly string[];
  readonly returnTo: string | null;
  /** Screens that redirected while opening. */
  readonly passed?: readonly string[];
  readonly reason?: string;
  /** The portal lacks some accepted part of the draft. */
  readonly unsaved?: boolean;
}

const nothing: StoredProgress = { last: null, before: {}, accepted: [], returnTo: null };

export function createProgress(service: string, session: ExpiringStorage, onChange: () => void): Progress {
  const key = storageKeys.progress(service);
  const read = () => (session.get(key, isStoredProgress) as StoredProgress | undefined) ?? nothing;
  const write = (change: Partial<StoredProgress>) => session.set(key, { ...read(), ...change }, null);
  let isPortalNavigation = false;
  let from: string | null = null;
  const self: Progress = {
    enter(screen) {
      const { last, before, passed = [] } = read();
      const isNew = !wayTo(last, before).includes(screen) && (isPortalNavigation || !(screen in before));
      from = isPortalNavigation ? last : null;
      const isAsked = !isPortalNavigation && last !== screen;
      isPortalNavigation = false;
      self.current = false;
      write({
        last: screen,
        before: isNew ? { ...before, [screen]: last } : before,
        passed: passed.filter((name) => name !== screen),
        ...(isAsked && { reason: '' }),
      });
      return last !== screen;
    },
    markPortalNavigation(passed, reason) {
      isPortalNavigation = true;
      if (passed === null || reason) write({ reason: reason ?? '' });
      if (passed !== null) write({ passed: [...new Set([...(read().passed ?? []), passed])] });
    },
    ledFrom: () => from,
    reason: () => read().reason ?? '',
    setReason: (reason) => write({ reason }),
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
      self.current = saved;
      onChange();
    },
    current: false,
    draft: () => ({ saved: self.isSaved(), current: self.isSaved() && self.current }),
    returnTo: () => read().returnTo,
    setReturnTo: (returnTo) => write({ returnTo }),
    reset: () => session.remove(key),
  };
  return self;
}

/** The screen and those that led to it, latest first. */
function wayTo(screen: string | null, before: StoredProgress['before']): readonly string[] {
  return screen === null ? [] : [screen, ...wayTo(before[screen] ?? null, before)];
}

function isStoredProgress(value: unknown): boolean {
  return (
    isRecord(value) &&
    isRecord(value.before) &&
    Array.isArray(value.accepted) &&
    (value.returnTo === null || typeof value.returnTo === 'string') &&
    (value.passed === undefined || Array.isArray(value.passed)) &&
    (value.reason === undefined || typeof value.reason === 'string')
  );
}
