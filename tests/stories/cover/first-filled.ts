import type { Project } from '../../../src/model/project.ts';
import type { Story } from '../../../src/model/story.ts';

/** Names of the screens that a story fills in for the first time before it presses anything there. */
export function firstFilled({ steps }: Story, { screens }: Project): ReadonlySet<string> {
  const filled = new Set<string>();
  const met = new Set<string>();
  let at = '';
  let isPressed = false;
  for (const { kind, options } of steps) {
    const place = String(options.open ?? options.screen ?? '');
    const screen = screens.find(({ name, routes }) => [name, ...routes.map((route) => route.name)].includes(place));
    if (kind === 'open' || kind === 'screen') {
      at = screen?.name ?? '';
      isPressed = false;
    }
    if (kind === 'press') isPressed = true;
    if (kind !== 'fill' || at === '') continue;
    if (!met.has(at) && !isPressed) filled.add(at);
    met.add(at);
  }
  return filled;
}
