import { tell, type Walk } from '../walk/context.ts';
import { type MapEntry, type MapNode, member, type Node, textMember } from '../yaml/located.ts';

/** `- slot: name` in a list of blocks, steps or rows of a template, with its content when no screen fills it. */
interface Slot {
  readonly name: string;
  readonly otherwise: Node | undefined;
}

function slotOf(node: Node): Slot | null {
  const name = textMember(node, 'slot');
  return name === undefined ? null : { name, otherwise: member(node, 'otherwise') };
}

const OF_A_SLOT = new Set(['slot', 'otherwise']);

/** Collects the slots of a template's body, and removes what a slot may not contain. */
export function readSlots(walk: Walk, body: MapNode): { readonly body: MapNode; readonly slots: ReadonlySet<string> } {
  const slots = new Set<string>();
  return { body: clean(body) as MapNode, slots };

  function clean(node: Node): Node {
    if (node.kind === 'list') return { ...node, items: node.items.map(clean) };
    if (node.kind !== 'map') return node;
    const slot = slotOf(node);
    if (slot !== null) slots.add(slot.name);
    const entries = slot === null ? node.entries : node.entries.filter((entry) => isOfSlot(entry));
    return { ...node, entries: entries.map((entry) => ({ ...entry, value: clean(entry.value) })) };
  }

  function isOfSlot({ key, keyAt }: MapEntry): boolean {
    if (OF_A_SLOT.has(key)) return true;
    const message = `slot と並べて書けるのは otherwise だけです。「${key}」は、slot に入れるものの方に書いてください。`;
    tell(walk, 'template/slot', keyAt, message);
    return false;
  }
}

export interface Filled {
  readonly node: MapNode;
  /** The default contents of the slots that were filled. */
  readonly leftOut: readonly Node[];
}

/** Fills slots (`- slot: name`). `others`, which nothing fills, stay open or yield their `otherwise` (or nothing). */
export function fillSlots(body: MapNode, fillings: ReadonlyMap<string, Node>, others: 'open' | 'closed'): Filled {
  const leftOut: Node[] = [];
  return { node: fill(body) as MapNode, leftOut };

  function fill(node: Node): Node {
    if (node.kind === 'list') return { ...node, items: node.items.flatMap(fillItem) };
    if (node.kind !== 'map') return node;
    const entries = node.entries.map((entry) => ({ ...entry, value: fillValue(entry.value) }));
    return { ...node, entries };
  }

  function fillItem(item: Node): readonly Node[] {
    const slot = slotOf(item);
    return slot === null ? [fill(item)] : contentOf(slot, item);
  }

  /** A single step may be written without a list, and so may a slot in its place. */
  function fillValue(value: Node): Node {
    const slot = slotOf(value);
    return slot === null ? fill(value) : { kind: 'list', items: contentOf(slot, value), at: value.at };
  }

  function contentOf({ name, otherwise }: Slot, written: Node): readonly Node[] {
    const filling = fillings.get(name);
    if (filling === undefined && others === 'open') return [written];
    if (filling === undefined) return otherwise === undefined ? [] : itemsOf(fill(otherwise));
    if (otherwise !== undefined) leftOut.push(otherwise);
    return itemsOf(filling);
  }
}

function itemsOf(node: Node): readonly Node[] {
  return node.kind === 'list' ? node.items : [node];
}

/** Removes slots from what a screen itself writes, since they are valid in templates only. */
export function withoutSlots<Written extends Node>(walk: Walk, written: Written): Written {
  return strip(written) as Written;

  function strip(node: Node): Node {
    if (node.kind === 'list') return { ...node, items: node.items.filter(isNoSlot).map(strip) };
    if (node.kind !== 'map') return node;
    return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: strip(entry.value) })) };
  }

  function isNoSlot(item: Node): boolean {
    if (slotOf(item) === null) return true;
    tell(walk, 'template/slot', item.at, 'slot はひな型（templates）の中だけで使えます。');
    return false;
  }
}
