import { type MapEntry, type MapNode, member, type Node, textMember } from '../yaml/located.ts';

/** Template -> names of the service's screens that extend it. */
export type Variants = ReadonlyMap<string, readonly string[]>;

/** `screens`: the maps of one service's files, as written. */
export function variantsOf(screens: Iterable<MapNode>): Variants {
  const variants = new Map<string, string[]>();
  for (const screen of screens) {
    const template = textMember(screen, 'extends');
    const name = textMember(screen, 'name');
    if (template === undefined || name === undefined) continue;
    variants.set(template, [...(variants.get(template) ?? []), name]);
  }
  return variants;
}

/**
 * A 「変更」 that names a template leads to whichever of its screens the flow shows: the row or link is repeated for each of them, and those whose screen
 * is not shown are hidden like any other.
 */
export function withVariants(screen: MapNode, variants: Variants): MapNode {
  const view = member(screen, 'view');
  if (view === undefined || variants.size === 0) return screen;
  const entries = screen.entries.map((entry) =>
    entry.key === 'view' ? { ...entry, value: spread(entry.value) } : entry,
  );
  return { ...screen, entries };

  function spread(node: Node): Node {
    if (node.kind === 'list') return { ...node, items: node.items.flatMap(spreadItem) };
    if (node.kind !== 'map') return node;
    return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: spread(entry.value) })) };
  }

  function spreadItem(item: Node): readonly Node[] {
    const [template = '', field] = (textMember(item, 'change') ?? '').split('#');
    const names = variants.get(template);
    if (item.kind !== 'map' || names === undefined) return [spread(item)];
    return names.map((name) => leadingTo(item, field === undefined ? name : `${name}#${field}`));
  }
}

function leadingTo(item: MapNode, target: string): MapNode {
  const lead = (entry: MapEntry): MapEntry =>
    entry.key === 'change' && entry.value.kind === 'scalar'
      ? { ...entry, value: { ...entry.value, value: target, text: target } }
      : entry;
  return { ...item, entries: item.entries.map(lead) };
}
