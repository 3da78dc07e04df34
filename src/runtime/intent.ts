import type { Core } from './core.ts';
import { frameAddresses } from './core.ts';
import { type AnyRecord, isRecord } from './record.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * The intent store (specification section 3), in local storage since the card app may come back to another tab. `redirect` says where to go
 * on; it is read once and removed, and ends with its expiry (1 hour) or with the logout.
 */
export interface IntentStore {
  readonly nonce?: string;
  readonly sessionId?: string;
  readonly errCode?: string;
  readonly redirect?: IntentRedirect;
}

export interface IntentRedirect {
  readonly targetUrl: string;
  readonly target: 'vue' | 'react';
  readonly scope: 'logout';
  /** Milliseconds since 1970. */
  readonly expiry: number;
}

/** Remembers where the app that is now opened comes back to. */
export function keepRedirect({ host, settings }: Core, targetUrl: string): void {
  const redirect: IntentRedirect = {
    targetUrl,
    target: settings.text('intent.target', 'vue') === 'react' ? 'react' : 'vue',
    scope: 'logout',
    expiry: host.now() + settings.number('intent.keep', 3600) * 1000,
  };
  write(host.localStorage, { ...read(host.localStorage), redirect });
}

/** Removes what ends with the logout. */
export function endIntent(storage: Storage): void {
  write(storage, {});
}

/**
 * The address the card app returns to: takes the stored target out of the store and goes there with what the app handed over. Both spellings
 * of the session id are understood. Missing, expired or foreign target: the page about private mode.
 */
export function resumeIntent(core: Core, search: string): void {
  const { host } = core;
  const { redirect, ...rest } = read(host.localStorage);
  write(host.localStorage, rest);
  const origin = host.location().origin;
  if (redirect === undefined || redirect.expiry <= host.now() || !core.isPortalAddress(redirect.targetUrl)) {
    host.leave(core.address(frameAddresses.privateMode));
    return;
  }
  const target = new URL(redirect.targetUrl);
  const given = new URLSearchParams(search);
  const sessionId = given.get('sessionId') ?? given.get('session_id');
  if (sessionId !== null) target.searchParams.set('sessionId', sessionId);
  for (const name of ['nonce', 'combinationCode']) {
    const value = given.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  const isRouted = target.origin === origin && target.pathname.startsWith(host.base);
  // Replaced, so that "back" does not open this helper, whose target is used up.
  if (isRouted) host.navigate(target.pathname.slice(host.base.length) + target.search, { replace: true });
  else host.leave(target.href);
}

function read(storage: Storage): IntentStore {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.intent) ?? '{}');
    if (!isRecord(kept)) return {};
    const { redirect, ...rest } = kept;
    const texts = Object.entries(rest).filter(([, value]) => typeof value === 'string');
    return { ...Object.fromEntries(texts), ...(isRedirect(redirect) ? { redirect } : {}) };
  } catch {
    return {};
  }
}

function isRedirect(value: unknown): value is IntentRedirect & AnyRecord {
  return isRecord(value) && typeof value.targetUrl === 'string' && typeof value.expiry === 'number';
}

function write(storage: Storage, kept: IntentStore): void {
  try {
    if (Object.keys(kept).length === 0) storage.removeItem(storageKeys.intent);
    else storage.setItem(storageKeys.intent, JSON.stringify(kept));
  } catch {
    // A refused storage is what the page about private mode explains on return.
  }
}
