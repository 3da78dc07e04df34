import { unknown } from '../../expressions/evaluate-known.ts';
import type { Block } from '../../model/block.ts';
import type { Expression } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';

/** The kind of block that stands for everything from the first unknown on. */
export const skeleton = 'skeleton';

interface KnownBlocks {
  readonly blocks: readonly Block[];
  /** A skeleton is the last of them. */
  readonly isCut: boolean;
}

type Part = (value: unknown) => unknown;

/** Of a view what is drawn for certain, in order. `fields`: those that are known. `partOf`: what is known of one item of a list; absent = nothing. */
export function knownBlocks(
  view: readonly Block[],
  fields: readonly (Field | typeof unknown)[],
  part: Part,
  partOf?: (item: unknown) => Part,
): KnownBlocks {
  const blocks: Block[] = [];
  for (const [index, block] of view.entries()) {
    const condition = part(block.shownWhen);
    if (condition !== unknown && !isShown(condition as Block['shownWhen'])) continue;
    const { blocks: inside, ...own } = block;
    const drawn = condition === unknown ? unknown : part(own);
    const isFieldKnown =
      block.field === undefined || fields.some((field) => field !== unknown && field.name === block.field);
    const items = itemsOf(part(block.list));
    if (items?.length === 0) continue;
    if (drawn !== unknown && items !== null && partOf !== undefined) {
      for (const item of items) {
        const known = knownBlocks(inside ?? [], fields, partOf(item), partOf);
        blocks.push({ ...(drawn as Block), list: asValue([item]), blocks: known.blocks });
        if (known.isCut) return { blocks, isCut: true };
      }
      continue;
    }
    if (drawn === unknown || !isFieldKnown || block.list !== undefined) {
      const rest = view.length - index;
      return { blocks: [...blocks, { kind: skeleton, shownWhen: null, rest }], isCut: true };
    }
    const nested = inside && knownBlocks(inside, fields, part, partOf);
    blocks.push({ ...(drawn as Block), ...(nested && { blocks: nested.blocks }) });
    if (nested?.isCut) return { blocks, isCut: true };
  }
  return { blocks, isCut: false };
}

/** `condition`: as far as it is known, its value. */
export function isShown(condition: Block['shownWhen']): boolean {
  return condition === null || condition.tree[1] === true;
}

/** `list`: as far as it is known, its value. */
function itemsOf(list: unknown): readonly unknown[] | null {
  const value = list === undefined || list === unknown ? null : ((list as Expression).tree[1] as unknown);
  return Array.isArray(value) ? value : null;
}

const asValue = (value: unknown) =>
  ({ kind: 'expression', source: '', tree: ['value', value] }) as unknown as Expression;
