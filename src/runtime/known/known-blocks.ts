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

/** Of a view what is drawn for certain, in order. `fields`: those that are known. */
export function knownBlocks(
  view: readonly Block[],
  fields: readonly (Field | typeof unknown)[],
  part: (value: unknown) => unknown,
): KnownBlocks {
  const blocks: Block[] = [];
  for (const [index, block] of view.entries()) {
    const condition = part(block.shownWhen);
    if (condition !== unknown && !isShown(condition as Block['shownWhen'])) continue;
    const { blocks: inside, ...own } = block;
    const drawn = condition === unknown ? unknown : part(own);
    const isFieldKnown =
      block.field === undefined || fields.some((field) => field !== unknown && field.name === block.field);
    if (isEmpty(part(block.list))) continue;
    // Of a list, what its items are depends on who asks.
    if (drawn === unknown || !isFieldKnown || block.list !== undefined) {
      const rest = view.length - index;
      return { blocks: [...blocks, { kind: skeleton, shownWhen: null, rest }], isCut: true };
    }
    const nested = inside && knownBlocks(inside, fields, part);
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
function isEmpty(list: unknown): boolean {
  const value = list === undefined || list === unknown ? null : ((list as Expression).tree[1] as unknown);
  return Array.isArray(value) && value.length === 0;
}
