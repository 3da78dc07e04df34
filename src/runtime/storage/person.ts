import type { Host } from '../contract/host.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { storageKeys } from './storage-keys.ts';

type Address = ReturnType<Host['location']>;

/**
 * Is called with the person of each answer. If somebody else used this tab and their login ended without a logout, what they chose or typed must
 * neither be shown to this person nor sent in their name: it is removed and the screen starts over. Launch data stay, and so do parameters removed
 * from the address since the page load (`arrival`): an app returns only once, even to another person's tab. Where the page was drawn for somebody, it
 * is removed before any of it is read, and the page stays, with what this person has entered meanwhile.
 * @returns true: the page is being left; drop the answer.
 */
export function createPersonWatch(
  host: Host,
  session: ExpiringStorage,
  local: ExpiringStorage,
): (person: string) => boolean {
  const arrival: Address = host.location();
  let isShown = false;
  const isOther = (person: string): boolean => {
    const before = session.get(storageKeys.person);
    if (before === person) return false;
    session.set(storageKeys.person, person, null);
    local.set(storageKeys.person, person, null);
    if (before === undefined) return false;
    const left = storageKeys.ofPerson.flatMap((beginning) => session.removeAll(beginning));
    session.set(storageKeys.personChanged, isShown || left, 60);
    return true;
  };
  if (host.drawnFor) isOther(host.drawnFor);
  return (person) => {
    const leaves = isOther(person);
    isShown ||= !leaves;
    if (leaves) {
      const here = host.location();
      const { pathname, search } = here.pathname === arrival.pathname ? arrival : here;
      host.leave(pathname + search);
    }
    return leaves;
  };
}
