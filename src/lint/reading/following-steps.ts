import type { MapNode, Node } from '../../load/yaml/located.ts';

/** Lists of alternatives: only one of their entries runs. */
const ALTERNATIVES = new Set(['errors', 'onError', 'first', 'otherwise', 'choose']);
/** Keys whose steps are followed by the steps after the one that contains them. */
const INSIDE = new Set(['do', 'then', 'choose']);

/** The steps that run after a step of the same action, as far as the file tells: those after it, and those after whatever contains it. */
export function stepsAfter(root: Node, step: MapNode): readonly Node[] {
  return search(root, '', step, []) ?? [];
}

function search(node: Node, key: string, step: MapNode, rest: readonly Node[]): readonly Node[] | undefined {
  if (node === step) return rest;
  if (node.kind === 'list') {
    const { items } = node;
    return firstOf(items, (item, index) =>
      search(item, key, step, ALTERNATIVES.has(key) ? rest : [...items.slice(index + 1), ...rest]),
    );
  }
  if (node.kind !== 'map') return undefined;
  const isHandlers = key === 'then';
  return firstOf(node.entries, (entry) =>
    search(entry.value, entry.key, step, isHandlers || INSIDE.has(entry.key) ? rest : []),
  );
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item, index: number) => Found | undefined,
): Found | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
