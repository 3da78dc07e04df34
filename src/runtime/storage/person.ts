import type { Host } from '../contract/host.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { storageKeys } from './storage-keys.ts';

type Address = ReturnType<Host['location']>;

/**
 * The portal answered this person. What somebody else chose or typed in this tab, whose login has ended without a logout, is neither shown to
 * them nor sent in their name: it is removed, and the screen begins anew. What a calling service handed over stays, and so do parameters that
 * were taken out of the address since the page was loaded (`arrival`): an app that comes back to another person's tab comes back once.
 * @returns true: the page is being left, and nothing of the answer may go on.
 */
export function keepToPerson(host: Host, session: ExpiringStorage, arrival: Address, person: string): boolean {
  const before = session.get(storageKeys.person);
  if (before === person) return false;
  session.set(storageKeys.person, person, null);
  if (before === undefined) return false;
  for (const beginning of storageKeys.ofPerson) session.removeAll(beginning);
  const here = host.location();
  const { pathname, search } = here.pathname === arrival.pathname ? arrival : here;
  host.leave(`${pathname}${search}`);
  return true;
}
