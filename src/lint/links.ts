import type { Block, MenuItem, ViewLink } from '../model/block.ts';

type Linking = Extract<Block, { readonly kind: 'menu' | 'views' }>;

/** Menus and views anywhere below a normalised value (a screen). */
export function linkBlocksIn(value: unknown): readonly Linking[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(linkBlocksIn);
  const { kind, items } = value as { readonly kind?: unknown; readonly items?: unknown };
  return (kind === 'menu' || kind === 'views') && Array.isArray(items) ? [value as Linking, ...below] : below;
}

/** Their cards and links. */
export function linksIn(value: unknown): readonly (MenuItem | ViewLink)[] {
  return linkBlocksIn(value).flatMap(({ items }): readonly (MenuItem | ViewLink)[] => items);
}
