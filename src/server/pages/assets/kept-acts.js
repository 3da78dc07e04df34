/**
 * Acts of this person as the app keeps them on this device (storageKeys.sentBy): `sent`, until it is known what became of them; `told`, since the page of
 * outcomes has told it. `slot`: the call, with `.` and the key where the launch is not the latest one.
 */
export function keptActs(local, kind, person) {
  const beginning = `madoguchi.${kind}.${person}.`;
  try {
    return Array.from({ length: local.length }, (_, at) => local.key(at) ?? '')
      .filter((name) => name.startsWith(beginning))
      .flatMap((name) => {
        const kept = keptAt(local, name);
        const slot = name.slice(beginning.length);
        return isAct(kept) ? [{ slot, call: slot.split('.')[0], kept }] : [];
      });
  } catch {
    // Without storage nothing is known of it.
    return [];
  }
}

/** What is kept under a name, unless its time is over. */
export function keptAt(storage, name) {
  try {
    const { value, expiresAt } = JSON.parse(storage.getItem(name) ?? '{}');
    return expiresAt === null || expiresAt > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

const isAct = (kept) =>
  ['key', 'intention', 'screenId', 'at'].every((member) => typeof kept?.[member] === 'string') &&
  (kept.isSent || kept.isLost) === true &&
  /^\/(?!\/)/u.test(kept.at);

/** `kana` of `/svc/kana/top` */
export const serviceOf = (path) => path.split('/')[2];
