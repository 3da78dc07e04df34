// chunk: ahead
import { unknown } from '../../expressions/outcome.ts';
import type { Block } from '../../model/block.ts';
import type { Expression } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';

type Part = (value: unknown) => unknown;

export interface KnownParts {
  /** What is known of a part of a descriptor. */
  readonly part: Part;
  /** The same, where it stands for one item of a list; absent = nothing is. */
  readonly partOf?: (item: unknown) => Part;
  /** Inputs that are known; absent = none. */
  readonly fields?: readonly (Field | typeof unknown)[];
  /** Stands for that many blocks from the first unknown on; absent = nothing does. */
  readonly toCome?: (rest: number) => Block;
}

interface KnownBlocks {
  readonly blocks: readonly Block[];
  /** How many more may come, from the first unknown on; 0 = these are all. */
  readonly rest: number;
}

/** Of a view what is drawn for certain, in order. */
export function knownBlocks(view: readonly Block[], parts: KnownParts): KnownBlocks {
  const { part, partOf, fields = [], toCome } = parts;
  const blocks: Block[] = [];
  for (const [index, block] of view.entries()) {
    const after = view.length - index - 1;
    const condition = part(block.shownWhen);
    if (condition !== unknown && !isShown(condition as Block['shownWhen'])) continue;
    const { blocks: inside, ...own } = block;
    const drawn = condition === unknown ? unknown : part(own);
    const isFieldKnown =
      block.field === undefined || fields.some((field) => field !== unknown && field.name === block.field);
    const items = itemsOf(part(block.list));
    if (items?.length === 0) continue;
    const isItemsKnown = block.list === undefined || (items !== null && partOf !== undefined);
    if (drawn === unknown || !isFieldKnown || !isItemsKnown) {
      const rest = after + 1;
      return { blocks: toCome ? [...blocks, toCome(rest)] : blocks, rest };
    }
    if (inside === undefined) {
      blocks.push(drawn as Block);
      continue;
    }
    // A list is drawn item by item, as if each were the only one.
    const copies =
      items === null || partOf === undefined
        ? [{ own: drawn as Block, inner: part }]
        : items.map((item) => ({ own: { ...(drawn as Block), list: listOf(item) }, inner: partOf(item) }));
    for (const copy of copies) {
      const nested = knownBlocks(inside, { ...parts, part: copy.inner });
      blocks.push({ ...copy.own, blocks: nested.blocks });
      if (nested.rest > 0) return { blocks, rest: nested.rest + after };
    }
  }
  return { blocks, rest: 0 };
}

const listOf = (item: unknown) =>
  ({ kind: 'expression', source: '', tree: ['value', [item]] }) as unknown as Expression;

/** `condition`: as far as it is known, its value. */
export function isShown(condition: Block['shownWhen']): boolean {
  return condition === null || condition.tree[1] === true;
}

/** `list`: as far as it is known, its value. */
function itemsOf(list: unknown): readonly unknown[] | null {
  const value = list === undefined || list === unknown ? null : ((list as Expression).tree[1] as unknown);
  return Array.isArray(value) ? value : null;
}
