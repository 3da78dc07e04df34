import { keptAt, serviceOf } from './kept-acts.js';

/**
 * Where an act that was sent once per launch leads: `finish`, where the calling service wants the person then; `sender`, the page that sent it, with what it
 * was launched with. null = that launch is not kept any more. `origins`: where a launch may lead.
 */
export function launchOf(page, origins, { at, intention }) {
  const service = serviceOf(at);
  for (const storage of storagesOf(page)) {
    const data = keptAt(storage, `madoguchi.launch.${service}`);
    const last = keptAt(storage, `madoguchi.last-launch.${service}`);
    // Another launch may have followed.
    if (data === undefined || last?.key !== intention || last.query !== JSON.stringify(data)) continue;
    const isUsable = /^https?:\/\//iu.test(data.finishUrl) && origins.includes(originOf(data.finishUrl));
    return { ...(isUsable && { finish: data.finishUrl }), sender: `${at}?${new URLSearchParams(data)}` };
  }
  return null;
}

/** The launch knows that its purpose is fulfilled, by this person, whichever of its screens is opened. */
export function markDone(page, person, { at, intention }) {
  const name = `madoguchi.last-launch.${serviceOf(at)}`;
  for (const storage of storagesOf(page)) {
    if (keptAt(storage, name)?.key !== intention) continue;
    const kept = JSON.parse(storage.getItem(name));
    storage.setItem(name, JSON.stringify({ ...kept, value: { ...kept.value, doneBy: person } }));
  }
}

const originOf = (address) => (URL.canParse(address) ? new URL(address).origin : null);

const storagesOf = ({ sessionStorage: session, localStorage: local }) => [session, local];
