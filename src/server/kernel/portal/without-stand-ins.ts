import type { Settings } from './settings.ts';

/** The page that explains that this portal has no card app yet. */
export const noCardAppPath = '/card-app';

/** Addresses that only the sandbox serves, and host names reserved for never resolving (RFC 2606). */
const standIn = /^\/sandbox\/|^[\w.-]+\.invalid(\/|$)/;

/**
 * Without the sandbox there are no stand-ins for the card app: settings that still point to one are redirected to a page that says so, as a
 * "not found" would be a dead end. Settings that name a real app are left alone.
 */
export function withoutStandIns(settings: Settings): Settings {
  const replaced = ([name, value]: [string, unknown]) =>
    [name, typeof value === 'string' && standIn.test(value) ? noCardAppPath : value] as const;
  return Object.fromEntries(Object.entries(settings).map(replaced));
}
