import type { Host } from './contract.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * The portal answered this person. What somebody else chose or typed in this tab, whose login has ended without a logout, is neither shown to
 * them nor sent in their name: it is removed, and the screen begins anew. What a calling service handed over stays.
 */
export function keepToPerson(host: Host, session: ExpiringStorage, person: string): void {
  const before = session.get(storageKeys.person);
  if (before === person) return;
  session.set(storageKeys.person, person, null);
  if (before === undefined) return;
  for (const beginning of storageKeys.ofPerson) session.removeAll(beginning);
  const { pathname, search } = host.location();
  host.leave(`${pathname}${search}`);
}
