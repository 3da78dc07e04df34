import type { Host } from '../contract/host.ts';
import { type IntentRedirect, type IntentStore, readIntent } from './intent.ts';
import { storageKeys } from './storage-keys.ts';

interface Hosted {
  readonly host: Host;
}

/** Removes and returns the stored redirect; undefined = none, or expired. Can be taken once. */
export function takeRedirect({ host }: Hosted): IntentRedirect | undefined {
  const { redirect, ...rest } = readIntent(host.localStorage);
  if (redirect === undefined) return undefined;
  writeIntent(host.localStorage, rest);
  return redirect.expiry > host.now() ? redirect : undefined;
}

/** Removes the redirect when the app came straight back to the screen it points to. */
export function endRedirectTo({ host }: Hosted, pathname: string): void {
  const { redirect, ...rest } = readIntent(host.localStorage);
  if (redirect?.targetUrl === host.location().origin + pathname) writeIntent(host.localStorage, rest);
}

/** Clears the store on logout. */
export function endIntent(storage: Storage): void {
  writeIntent(storage, {});
}

export function writeIntent(storage: Storage, kept: IntentStore): void {
  try {
    if (Object.keys(kept).length === 0) storage.removeItem(storageKeys.intent);
    else storage.setItem(storageKeys.intent, JSON.stringify(kept));
  } catch {
    // The page about private mode explains a refused storage on return.
  }
}
