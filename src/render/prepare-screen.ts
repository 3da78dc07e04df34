import { preloadable } from '../draw/preloadable.ts';
import { partOf, type RenderRegistry } from '../draw/registry.ts';
import type { Block } from '../model/block.ts';
import type { Screen } from '../model/screen.ts';

/** What draws inputs: only screens with fields load it. */
export const screenForm = preloadable(() => import('./form/form-parts.ts').then((late) => late.formParts));

/** Drawing them waits for nothing. */
const prepared = new WeakSet<Screen>();

export const isPrepared = (screen: Screen): boolean => prepared.has(screen);

/** It was replaced in place (development only). */
export function forgetPrepared(screen: Screen): void {
  prepared.delete(screen);
}

/**
 * Loads what rendering the screen needs besides its descriptor: the form chunk, its widgets and late blocks. Call it before the screen is shown
 * (which then renders in one go), and early for the screens one step away.
 */
export async function prepareScreen(registry: RenderRegistry, screen: Screen): Promise<void> {
  const { groups, view } = screen;
  const fields = [...screen.fields, ...groups.flatMap((group) => group.fields)];
  const blocks = [...view, ...groups.flatMap((group) => group.above)];
  const names = new Set([...fields.map((field) => field.widget), ...lateIn(registry, blocks)]);
  for (const dialog of screen.dialogs) for (const name of lateIn(registry, dialog.view)) names.add(name);
  await Promise.all([
    ...[...names].map((name) => partOf(registry, name).load()),
    fields.length > 0 ? screenForm.load() : null,
  ]);
  prepared.add(screen);
}

/** Names of the widgets among the blocks, and of the lazily loaded kinds of blocks. */
function lateIn(registry: RenderRegistry, blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(({ kind, widget, blocks: inside = [] }) => {
    if (widget !== undefined) return [widget];
    return [...(Object.hasOwn(registry.blocks, kind) ? [kind] : []), ...lateIn(registry, inside)];
  });
}
