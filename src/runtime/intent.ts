import type { Scope } from '../model/expression.ts';
import type { Host } from './contract.ts';
import type { Core } from './core.ts';
import { frameAddresses } from './core.ts';
import { type AnyRecord, isRecord } from './record.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * The intent store (specification section 3), in local storage since the card app may come back to another tab. `redirect` says where to go
 * on; it is read once and removed, and ends with its expiry (1 hour) or with the logout. What a signing app answered stays until the next
 * app is opened, the logout, or `answerExpiry`.
 */
export interface IntentStore {
  readonly nonce?: string;
  readonly sessionId?: string;
  readonly errCode?: string;
  /** Milliseconds since 1970. */
  readonly answerExpiry?: number;
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
  write(host.localStorage, { redirect });
}

/** The name `intent` of expressions. `started`: an app was opened from here and has not come back, or its answer lies in the store. */
export function intentScope({ localStorage, now }: Host): Scope {
  return {
    get started() {
      const { redirect, sessionId, nonce, answerExpiry = 0 } = read(localStorage);
      const isAnswered = sessionId !== undefined && nonce !== undefined && answerExpiry > now();
      return isAnswered || (redirect !== undefined && redirect.expiry > now());
    },
  };
}

/** Takes out where the app was to come back to; undefined = nothing kept, or too long ago. It can be taken once. */
export function takeRedirect({ host }: Core): IntentRedirect | undefined {
  const { redirect, ...rest } = read(host.localStorage);
  if (redirect === undefined) return undefined;
  write(host.localStorage, rest);
  return redirect.expiry > host.now() ? redirect : undefined;
}

/** An app that came straight back to the screen it was to come back to is waited for no longer. */
export function endRedirectTo({ host }: Core, pathname: string): void {
  const { redirect, ...rest } = read(host.localStorage);
  if (redirect?.targetUrl === host.location().origin + pathname) write(host.localStorage, rest);
}

/** Removes what ends with the logout. */
export function endIntent(storage: Storage): void {
  write(storage, {});
}

/**
 * The addresses the card app returns to: takes the stored target out of the store and goes there with what the app handed over; with an error,
 * back to where the app was opened. Both spellings are understood. Missing, expired or foreign target: the page about private mode. After a
 * signature the answer is kept as well, and a target of the other front end (`react`) is reached by its own page that sorts returns.
 */
export function resumeIntent(core: Core, search: string, isSignature: boolean): void {
  const { host } = core;
  const redirect = takeRedirect(core);
  const { origin } = host.location();
  const given = new URLSearchParams(search);
  const sessionId = given.get('sessionId') ?? given.get('session_id');
  const nonce = given.get('nonce');
  const errCode = given.get('errCode') || given.get('err_code') || null;
  if (isSignature) {
    const answerExpiry = host.now() + core.settings.number('intent.keep', 3600) * 1000;
    write(host.localStorage, present({ nonce, sessionId, errCode, answerExpiry }));
  }
  if (redirect === undefined || !core.isPortalAddress(redirect.targetUrl)) {
    host.leave(core.address(frameAddresses.privateMode));
    return;
  }
  const isElsewhere = isSignature && redirect.target === 'react';
  const to = isElsewhere
    ? core.address(frameAddresses.initialSort)
    : errCode === null
      ? redirect.targetUrl
      : (redirect.startPath ?? redirect.targetUrl);
  const handedOver = isElsewhere
    ? { session_id: sessionId, nonce, err_code: errCode }
    : { sessionId, nonce, combinationCode: given.get('combinationCode'), errCode };
  const target = new URL(to, origin);
  for (const [name, value] of Object.entries(present(handedOver))) target.searchParams.set(name, value);
  const isRouted = target.origin === origin && target.pathname.startsWith(host.base);
  // Replaced, so that "back" does not open this helper, whose target is used up.
  if (isRouted) host.navigate(target.pathname.slice(host.base.length) + target.search, { replace: true });
  else host.leave(target.href);
}

/** Without what did not come. */
function present<T>(record: { readonly [name: string]: T | null }): { [name: string]: T } {
  return Object.fromEntries(Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== null));
}

function read(storage: Storage): IntentStore {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.intent) ?? '{}');
    if (!isRecord(kept)) return {};
    const { redirect, answerExpiry, ...rest } = kept;
    const texts = Object.entries(rest).filter(([, value]) => typeof value === 'string');
    return {
      ...Object.fromEntries(texts),
      ...(typeof answerExpiry === 'number' ? { answerExpiry } : {}),
      ...(isRedirect(redirect) ? { redirect } : {}),
    };
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
