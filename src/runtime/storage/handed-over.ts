import { isRecord } from '../../forms/record.ts';
import type { Service } from '../../model/service.ts';
import type { Host } from '../contract/host.ts';
import type { Settings } from '../values/settings.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { storageKeys } from './storage-keys.ts';

interface TabStores {
  readonly host: Host;
  readonly local: ExpiringStorage;
}

/**
 * An app may come back to a tab of its own, which knows nothing of the procedure. So what this tab keeps of the service lies in local storage
 * while the app is open. It ends with the return, the logout, or `intent.keep`. Where the browser refuses to store, nothing is handed over.
 * A draft is not: the portal has it, perhaps changed on another device meanwhile, and the other tab reads it there.
 */
export function handOver(
  { host, local, settings }: TabStores & { readonly settings: Settings },
  { name: service, state }: Service,
): void {
  try {
    const tab = host.sessionStorage;
    const drafts = state.filter(({ lifetime }) => lifetime.keep === 'draft').map(({ name }) => name);
    const ofPortal = drafts.map((name) => storageKeys.state(service, name));
    const keys = Array.from({ length: tab.length }, (_, index) => tab.key(index) ?? '');
    const own = keys.filter((key) => isOfTab(key, service) && !ofPortal.includes(key));
    const kept = own.map((key) => [key, tab.getItem(key) ?? '']);
    local.set(storageKeys.handedOver(service), Object.fromEntries(kept), settings.number('intent.keep', 3600));
  } catch (error) {
    host.report('storage: refused', error);
  }
}

/**
 * The app has come back: a tab that has never seen the service goes on where the other one was. Whose it is comes along (`person`), so that
 * somebody else who is logged in by now never gets to see it.
 */
export function takeHandedOver(
  { host, local, session }: TabStores & { readonly session: ExpiringStorage },
  service: string,
): void {
  const kept = local.get(storageKeys.handedOver(service), isRecord);
  if (kept === undefined) return;
  local.remove(storageKeys.handedOver(service));
  if (session.get(storageKeys.way(service)) !== undefined) return;
  try {
    for (const [key, text] of Object.entries(kept as { readonly [key: string]: unknown }))
      if (isOfTab(key, service)) host.sessionStorage.setItem(key, String(text));
  } catch (error) {
    host.report('storage: refused', error);
  }
}

function isOfTab(key: string, service: string): boolean {
  const { stateOf, typedOf, way, person } = storageKeys;
  const isKept = key.startsWith(stateOf(service)) || key.startsWith(typedOf(service));
  return isKept || key === way(service) || key === person;
}
