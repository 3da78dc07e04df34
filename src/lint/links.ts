import type { Block, MenuItem, ViewLink } from '../model/block.ts';

type Linking = Extract<Block, { readonly kind: 'menu' | 'views' }>;

/** Menus and views anywhere below a normalised value (a screen). */
export function linkBlocksIn(value: unknown): readonly Linking[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = found.get(value);
  if (known !== undefined) return known;
  const blocks: Linking[] = [];
  visit(value, blocks);
  found.set(value, blocks);
  return blocks;
}

/** Several rules ask for the same screens. */
const found = new WeakMap<object, readonly Linking[]>();

function visit(value: object, blocks: Linking[]): void {
  const { kind, items } = value as { readonly kind?: unknown; readonly items?: unknown };
  if (kind === 'expression') return;
  if ((kind === 'menu' || kind === 'views') && Array.isArray(items)) blocks.push(value as Linking);
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) visit(part, blocks);
}

/** Their cards and links. */
export function linksIn(value: unknown): readonly (MenuItem | ViewLink)[] {
  return linkBlocksIn(value).flatMap(({ items }): readonly (MenuItem | ViewLink)[] => items);
}
