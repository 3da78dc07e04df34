import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { ToldTimes } from '../model/told-times.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';

/** Tells the portal, and nobody else, how fast its page was here, once it is out of sight; a page that comes back tells only what is new. */
export function tellTimes(page: Document, { manifest, match }: PortalRuntime): void {
  const found = match(location.pathname.slice(import.meta.env.BASE_URL.length - 1));
  const name = found !== null && 'screen' in found ? found.screen : '';
  const screen = manifest.screens.find((one) => one.name === name)?.id;
  if (screen === undefined) return;
  const told = new Set<string>();
  let times: Record<string, number> = {};
  const note = ({ name: time, value }: Metric) => {
    if (!told.has(time)) times[time] = value;
  };
  for (const listen of [onTTFB, onFCP, onLCP, onINP, onCLS]) listen(note);
  // After those of the library, which end their measures then.
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'hidden' || Object.keys(times).length === 0) return;
    for (const time of Object.keys(times)) told.add(time);
    const says: ToldTimes = { screen, times };
    navigator.sendBeacon('/user-times', new Blob([JSON.stringify(says)], { type: 'application/json' }));
    times = {};
  });
}
