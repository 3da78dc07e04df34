import type { Place } from '../../model/place.ts';
import { followCode } from './failures.ts';
import { type Path, pathFrom } from './path.ts';
import { arrive, type Site } from './site.ts';

/** Codes an app returns when the reading does not succeed (specification section 3). */
const APP_CODES = ['extension-cancel', 'extension-unexpected'];

/** The app opens, then returns to a screen, or with an error to the screen that opened it. */
export function followApp(
  site: Site,
  name: string,
  returnTo: string | null,
  paths: readonly Path[],
  at: Place | undefined,
): void {
  const { collector, screen } = site;
  if (screen === null) return;
  const app = collector.appNode(name, screen);
  for (const path of paths) {
    arrive(site, path, app, 'step', at);
    const fresh = collector.notes.fresh.get(screen) ?? [];
    const back: Path = { ...pathFrom(app, 'return', 'アプリから戻る'), writes: path.writes, fresh };
    arrive(site, back, collector.screenNode(returnTo ?? screen.name), 'step', at);
    for (const code of APP_CODES) followCode(site, code, back, []);
  }
}
