import type { Screen } from '../model/screen.ts';
import { lazyParts } from './lazy-blocks.ts';
import { preloadable } from './preloadable.ts';
import { partOf, type RenderRegistry } from './registry.ts';

/** The form library with our theme: only screens with fields load it. */
export const screenForm = preloadable(async () => (await import('./form/form-parts.ts')).formParts);

/**
 * Loads what drawing the screen needs beside its descriptor: the form chunk, its widgets and late blocks. Call it before the screen is shown (it is
 * then drawn in one go) and early, for the screens one step away.
 */
export async function prepareScreen(registry: RenderRegistry, screen: Screen): Promise<void> {
  const { groups, view } = screen;
  const fields = [...screen.fields, ...groups.flatMap((group) => group.fields)];
  const blocks = [...view, ...groups.flatMap((group) => group.above)];
  const names = new Set([...fields.map((field) => field.widget), ...lazyParts(blocks)]);
  for (const dialog of screen.dialogs) for (const name of lazyParts(dialog.view)) names.add(name);
  await Promise.all([
    ...[...names].map((name) => partOf(registry, name).load()),
    fields.length > 0 ? screenForm.load() : null,
  ]);
}
