import type { Step } from '../../model/step.ts';
import { followCode } from './failures.ts';
import { type Path, pathFrom } from './path.ts';
import { arrive, type Site } from './site.ts';

/** What an app says when the reading ends otherwise (specification section 3). */
const APP_CODES = ['extension-cancel', 'extension-unexpected'];

/** The app is opened, comes back to a screen, or with an error to the screen that opened it. */
export function followApp(site: Site, step: Step, name: string, paths: readonly Path[]): void {
  const { collector, screen } = site;
  if (screen === null) return;
  const app = collector.appNode(name, screen);
  for (const path of paths) {
    arrive(site, path, app, 'step', step.at);
    const back: Path = { ...pathFrom(app, 'return', 'アプリから戻る'), writes: path.writes };
    const returnTo = typeof step.options.returnTo === 'string' ? step.options.returnTo : screen.name;
    arrive(site, back, collector.screenNode(returnTo), 'step', step.at);
    for (const code of APP_CODES) followCode(site, code, back, []);
  }
}
