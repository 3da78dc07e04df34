import type { Host } from '../contract/host.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { storageKeys } from './storage-keys.ts';

type Address = ReturnType<Host['location']>;

/**
 * Is called with the person of each answer. If somebody else used this tab and their login ended without a logout, what they chose or typed must
 * neither be shown to this person nor sent in their name: it is removed and the screen starts over. Launch data stay, and so do parameters removed
 * from the address since the page load (`arrival`): an app returns only once, even to another person's tab.
 * @returns true: the page is being left; drop the answer.
 */
export function createPersonWatch(host: Host, session: ExpiringStorage): (person: string) => boolean {
  const arrival: Address = host.location();
  let isShown = false;
  return (person) => {
    const before = session.get(storageKeys.person);
    session.set(storageKeys.person, person, null);
    if (before === person || before === undefined) {
      isShown = true;
      return false;
    }
    const left = storageKeys.ofPerson.flatMap((beginning) => session.removeAll(beginning));
    session.set(storageKeys.personChanged, isShown || left, 60);
    const here = host.location();
    const { pathname, search } = here.pathname === arrival.pathname ? arrival : here;
    host.leave(`${pathname}${search}`);
    return true;
  };
}
