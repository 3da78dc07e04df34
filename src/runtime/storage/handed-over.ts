// chunk: late
import { isRecord } from '../../forms/record.ts';
import type { ServicePart } from '../../model/service.ts';
import type { Host } from '../contract/host.ts';
import type { Settings } from '../values/settings.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { storageKeys } from './storage-keys.ts';

interface TabStores {
  readonly host: Host;
  readonly local: ExpiringStorage;
}

/**
 * An app may return to a new tab, which has no state of the service. So this tab's data of the service are copied to local storage while the app is
 * open, until the return, the logout or `intent.keep`. If the browser refuses to store, nothing is handed over. Drafts are excluded: the portal has
 * them, perhaps changed on another device meanwhile, and the other tab loads them from there.
 */
export function handOver(
  { host, local, settings }: TabStores & { readonly settings: Settings },
  { name: service, state }: ServicePart,
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
 * On return from the app, a tab that has never seen the service adopts the other tab's data. Their owner (`person`) comes along, so that they are
 * never shown to somebody else who has logged in since.
 */
export function takeHandedOver(
  { host, local, session }: TabStores & { readonly session: ExpiringStorage },
  service: string,
): void {
  const kept = local.get(storageKeys.handedOver(service), isRecord);
  if (kept === undefined) return;
  local.remove(storageKeys.handedOver(service));
  if (session.get(storageKeys.progress(service)) !== undefined) return;
  try {
    for (const [key, text] of Object.entries(kept as { readonly [key: string]: unknown }))
      if (isOfTab(key, service)) host.sessionStorage.setItem(key, String(text));
  } catch (error) {
    host.report('storage: refused', error);
  }
}

function isOfTab(key: string, service: string): boolean {
  const { stateOf, typedOf, progress, person } = storageKeys;
  const isKept = key.startsWith(stateOf(service)) || key.startsWith(typedOf(service));
  return isKept || key === progress(service) || key === person;
}
