import type { Block, MenuItem, TableColumn, ViewLink } from '../../model/block.ts';

type Linking = Extract<Block, { readonly kind: 'menu' | 'views' | 'tabs' | 'table' }>;

/** Menus, views, tabs and tables anywhere below a normalised value (a screen). */
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

/** Where the blocks have what leads somewhere. */
const LISTS: { readonly [kind: string]: 'items' | 'columns' } = {
  menu: 'items',
  views: 'items',
  tabs: 'items',
  table: 'columns',
};

function visit(value: object, blocks: Linking[]): void {
  const { kind } = value as { readonly kind?: unknown };
  if (kind === 'expression') return;
  const list = typeof kind === 'string' && Object.hasOwn(LISTS, kind) ? LISTS[kind] : undefined;
  if (list !== undefined && Array.isArray((value as { readonly [list: string]: unknown })[list])) {
    blocks.push(value as Linking);
  }
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) visit(part, blocks);
}

/** Their cards, links and columns. */
export function linksIn(value: unknown): readonly (MenuItem | ViewLink | TableColumn)[] {
  return linkBlocksIn(value).flatMap((block): readonly (MenuItem | ViewLink | TableColumn)[] =>
    block.kind === 'table' ? block.columns : block.items,
  );
}
