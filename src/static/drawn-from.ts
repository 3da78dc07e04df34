import { namesUsed } from '../expressions/names-used.ts';
import type { Tree } from '../model/expression.ts';
import type { ShippedScreen } from '../model/shipped-screen.ts';
import type { ShippedService } from '../model/shipped-service.ts';
import { storageKeys } from '../runtime/storage/storage-keys.ts';

/** Longer values are not compared: they count as others. In UTF-16 units. */
const longestCompared = 200;

/**
 * What a tab may keep that this page is drawn from: names in session storage, each with its value while it was drawn, as JSON; null = none. A tab that
 * keeps something else under one of them is not shown what was drawn (`public/assets/start.js`).
 */
export function drawnFrom(
  screen: ShippedScreen,
  service: Pick<ShippedService, 'state' | 'facts'>,
  storage: Storage,
): { readonly [key: string]: string | null } {
  const known = keysOf.get(screen);
  const keys = known?.service === service ? known.keys : keysFor(screen, service);
  keysOf.set(screen, { service, keys });
  return Object.fromEntries(keys.map((key) => [key, keptIn(storage, key)]));
}

/** As long as nothing else is published. */
const keysOf = new WeakMap<ShippedScreen, { readonly service: object; readonly keys: readonly string[] }>();

function keysFor(
  { service: name, name: screenName, actions: _, ...shown }: ShippedScreen,
  { state, facts }: Pick<ShippedService, 'state' | 'facts'>,
): readonly string[] {
  const read = new Set<string>();
  const takeIn = (path: string): void => {
    if (read.has(path)) return;
    read.add(path);
    const [root, fact] = path.split('.');
    for (const { name, is } of facts)
      if (root === 'facts' && (fact === undefined || name === fact)) pathsIn(is).forEach(takeIn);
  };
  pathsIn(shown).forEach(takeIn);
  const isRead = (entry: string) =>
    read.has('state') || [...read].some((path) => `${path}.`.startsWith(`state.${entry}.`));
  const states = state.filter((entry) => isRead(entry.name)).map((entry) => storageKeys.state(name, entry.name));
  return [storageKeys.typed(name, screenName), ...states];
}

/** Every path that is read below that part of a descriptor, or named there as one (`keep: state.choice`). */
function pathsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return /^state\.[\w.]+$/.test(part) ? [part] : [];
  if (typeof part !== 'object' || part === null) return [];
  if ('tree' in part && Array.isArray(part.tree)) return namesUsed(part.tree as unknown as Tree);
  return Object.values(part).flatMap(pathsIn);
}

function keptIn(storage: Storage, key: string): string | null {
  const kept = storage.getItem(key);
  const value = kept === null ? null : JSON.stringify((JSON.parse(kept) as { readonly value: unknown }).value);
  return value !== null && value.length > longestCompared ? null : value;
}
