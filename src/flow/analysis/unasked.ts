import { contradicts } from '../conditions/contradiction.ts';
import { isSet } from '../conditions/made-conditions.ts';
import type { Path, Where } from '../paths/path.ts';
import type { Analysis } from './context.ts';
import type { Reached } from './reached.ts';

/** What runs while a screen opens. A poll waits for what the person does elsewhere. */
const BY_ITSELF = /^(?:external|guard:|login|launched|process|draft|data:|enter|asked)/;

/**
 * Finds acts (`effect: files`) that opening a screen sends: a reload, a way back or the answer that nothing was received would send them without a press. Once
 * is right where an app comes back to the address, by a parameter that is taken out of it.
 */
export function findUnasked({ collector, find }: Analysis, reached: Reached): void {
  for (const { site, path, call, at } of collector.notes.requests) {
    if (collector.call(call)?.effect !== 'files' || !BY_ITSELF.test(path.trigger) || !reached.has(path.from)) continue;
    if (path.from.startsWith('dialog:') || isOnce(site, path)) continue;
    const once = '開き直しても、押されるまで送らないように、ボタンの手順に書いてください。';
    find(
      'act-unasked',
      at,
      `画面を開いただけで、だれも押さないうちに、${call}を送ります（${reached.way(path.from)}）。${once}`,
    );
  }
}

/** Known by a parameter that no reload and no page cache brings again. */
function isOnce({ screen }: Where, { known }: Path): boolean {
  if (screen === null || screen.data.some(({ again }) => again.includes('restore'))) return false;
  return screen.removeFromAddress.some((name) => contradicts(known, isSet(`url.${name}`), false));
}
