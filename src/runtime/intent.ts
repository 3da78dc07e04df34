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
  /** Path of the screen that opened the app; an error of the app is shown there. */
  readonly startPath?: string;
}

/** Remembers where the app that is now opened comes back to. */
export function keepRedirect({ host, settings }: Core, targetUrl: string): void {
  const redirect: IntentRedirect = {
    targetUrl,
    target: settings.text('intent.target', 'vue') === 'react' ? 'react' : 'vue',
    scope: 'logout',
    expiry: host.now() + settings.number('intent.keep', 3600) * 1000,
    startPath: host.location().pathname,
  };
  write(host.localStorage, { ...read(host.localStorage), redirect });
}

/** Takes out where the app was to come back to; undefined = nothing kept, or too long ago. It can be taken once. */
export function takeRedirect({ host }: Core): IntentRedirect | undefined {
  const { redirect, ...rest } = read(host.localStorage);
  if (redirect === undefined) return undefined;
  write(host.localStorage, rest);
  return redirect.expiry > host.now() ? redirect : undefined;
}

/** Removes what ends with the logout. */
export function endIntent(storage: Storage): void {
  write(storage, {});
}

/**
 * The address the card app returns to: takes the stored target out of the store and goes there with what the app handed over; with an error,
 * back to where the app was opened. Both spellings are understood. Missing, expired or foreign target: the page about private mode.
 */
export function resumeIntent(core: Core, search: string): void {
  const { host } = core;
  const redirect = takeRedirect(core);
  const origin = host.location().origin;
  if (redirect === undefined || !core.isPortalAddress(redirect.targetUrl)) {
    host.leave(core.address(frameAddresses.privateMode));
    return;
  }
  const given = new URLSearchParams(search);
  const errCode = given.get('errCode') ?? given.get('err_code') ?? '';
  const target = new URL(errCode === '' ? redirect.targetUrl : (redirect.startPath ?? redirect.targetUrl), origin);
  const handedOver = {
    sessionId: given.get('sessionId') ?? given.get('session_id'),
    nonce: given.get('nonce'),
    combinationCode: given.get('combinationCode'),
    errCode: errCode === '' ? null : errCode,
  };
  for (const [name, value] of Object.entries(handedOver)) if (value !== null) target.searchParams.set(name, value);
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
