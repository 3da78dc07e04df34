import { nearest } from '../../expressions/nearest.ts';
import { tell, type Walk } from '../walk/context.ts';
import { type MapNode, member, type Node, textMember } from '../yaml/located.ts';
import type { Template } from './template.ts';

export interface WithParts {
  readonly node: MapNode;
  /** Templates whose view was put in, and where they are named. */
  readonly parts: readonly { readonly template: Template; readonly named: Node }[];
}

/**
 * Puts the view of a shared template in the place of `- part: name`, wherever blocks are listed. Its names are those of that place, so in `each` it
 * reads the `item` there. A part holds no parts: what a screen shows is found in two files at most.
 */
export function withParts(walk: Walk, screen: MapNode, templates: ReadonlyMap<string, Template>): WithParts {
  const parts: { readonly template: Template; readonly named: Node }[] = [];
  return { node: spread(screen) as MapNode, parts };

  function spread(node: Node): Node {
    if (node.kind === 'list') return { ...node, items: node.items.flatMap(spreadItem) };
    if (node.kind !== 'map') return node;
    return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: spread(entry.value) })) };
  }

  function spreadItem(item: Node): readonly Node[] {
    if (item.kind !== 'map' || item.entries.length !== 1 || textMember(item, 'part') === undefined)
      return [spread(item)];
    const named = member(item, 'part') ?? item;
    const name = textMember(item, 'part') ?? '';
    const template = templates.get(name);
    const view = template && onlyView(template);
    if (view !== undefined && template !== undefined) {
      parts.push({ template, named });
      return view;
    }
    const message =
      template === undefined
        ? `part に書けるひな型「${name}」はありません。`
        : `ひな型「${name}」は、part では使えません。part で使うひな型には、view だけを書きます（part も slot も使いません）。`;
    tell(
      walk,
      'template/part',
      named.at,
      message,
      template === undefined ? nearest(name, templates.keys()) : undefined,
    );
    return [];
  }
}

function onlyView({ body, params, slots }: Template): readonly Node[] | undefined {
  const view = member(body, 'view');
  const isPlain = params.length === 0 && slots.size === 0 && body.entries.length === 1;
  return isPlain && view?.kind === 'list' && !view.items.some((item) => textMember(item, 'part'))
    ? view.items
    : undefined;
}
