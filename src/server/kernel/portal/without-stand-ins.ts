import type { Settings } from './settings.ts';

/** The page that says in plain words that this portal has no card app yet. */
export const noCardAppPath = '/card-app';

/** Addresses that only the sandbox answers, and host names that are reserved for leading nowhere (RFC 2606). */
const standIn = /^\/sandbox\/|^[\w.-]+\.invalid(\/|$)/;

/**
 * Without the sandbox the stand-ins of the card app are not there: a setting that still leads to one leads to the page that says so, since a
 * "not found" would leave people without a way on. Settings that name a real app stay as they are.
 */
export function withoutStandIns(settings: Settings): Settings {
  const replaced = ([name, value]: [string, unknown]) =>
    [name, typeof value === 'string' && standIn.test(value) ? noCardAppPath : value] as const;
  return Object.fromEntries(Object.entries(settings).map(replaced));
}
