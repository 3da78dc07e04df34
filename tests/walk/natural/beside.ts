import type { Step } from '../../../src/model/step.ts';
import { type BrowserOptions, MemoryStorage, openBrowser, type Tab } from '../../runtime/browser.ts';
import type { Ground } from '../ground.ts';
import type { Outcome } from './taken.ts';

/** Opens another tab that begins with what the tab keeps now, at the same address: as a reload would. */
export function openBeside(
  ground: Ground,
  tab: Tab,
  options: BrowserOptions,
  portal: NonNullable<BrowserOptions['portal']>,
): { readonly tab: Tab; readonly ran: Outcome['ran'] } {
  const ran: Step[] = [];
  const { session, local } = tab.storages;
  const beside = openBrowser({
    ...options,
    storages: { session: copyOf(session), local: copyOf(local) },
    onStep: (step) => noteStep(ground, ran, step),
    portal,
  });
  return { tab: beside, ran };
}

/** What was typed there and is kept for no reload is typed here, too. */
export function typeLike(tab: Tab, beside: Tab): void {
  const { form } = beside.screen.view.getState();
  for (const [name, value] of Object.entries(tab.screen.view.getState().form))
    if (form[name] !== value) beside.screen.recordInput(name, value);
}

export function noteStep(ground: Ground, ran: Step[], options: object): void {
  const step = ground.stepOf(options);
  if (step !== undefined) ran.push(step);
}

function copyOf(storage: Storage): MemoryStorage {
  const copy = new MemoryStorage();
  for (let nth = 0; nth < storage.length; nth += 1) {
    const key = storage.key(nth) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
}
