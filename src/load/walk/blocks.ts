import { nearest } from '../../expressions/nearest.ts';
import type { Block } from '../../model/block.ts';
import type { BlockKind, BlockOptions } from '../../model/vocabulary.ts';
import { type MapNode, member, type Node } from '../yaml/located.ts';
import { tell, type Walk } from './context.ts';
import { readExpression } from './expression.ts';
import { readMap } from './read-map.ts';
import { tellSlip } from './tell-slip.ts';

/** The blocks of a view. Templates' slots are filled before the walk, so a `slot` found here belongs to no template. */
export function readBlocks(walk: Walk, node: Node, home: string): Block[] {
  if (node.kind === 'refused') return [];
  if (node.kind === 'scalar') {
    if (!tellSlip(walk, node))
      tell(walk, 'schema/type', node.at, '表示する部品を並べて書いてください。例: - text: 説明の文');
    return [];
  }
  const nodes = node.kind === 'list' ? node.items : [node];
  return nodes.flatMap((item) => readBlock(walk, item, home));
}

/** One entry of a view; `fields: [a, b]` stands for several blocks. */
export function readBlock(walk: Walk, node: Node, home: string): Block[] {
  if (node.kind !== 'map') {
    if (node.kind === 'scalar' && !tellSlip(walk, node))
      tell(walk, 'schema/type', node.at, '「部品の名前: 内容」の形で書いてください。', `text: ${node.text}`);
    else if (node.kind === 'list') tell(walk, 'schema/type', node.at, '部品を一つだけ書いてください。');
    return [];
  }
  const own = node.entries.filter(({ key }) => key !== 'shownWhen');
  const { blocks, widgets } = walk.vocabulary;
  const drawn = (name: string) =>
    Object.hasOwn(widgets, name) && widgets[name]?.for === 'block' ? widgets[name] : null;
  const kindOf = (name: string) => (Object.hasOwn(blocks, name) ? (blocks[name] ?? null) : null);
  const named = own.find(({ key }) => kindOf(key) ?? drawn(key) ?? key === 'slot');
  if (named === undefined) {
    tellUnknown(walk, node, own);
    return [];
  }
  const kind = kindOf(named.key);
  const widget = drawn(named.key);
  if (kind === null && widget === null) {
    tell(walk, 'template/slot', node.at, 'slot はひな型（templates）の view の中だけで使えます。');
    return [];
  }
  const condition = node.entries.find(({ key }) => key === 'shownWhen');
  const shownWhen = condition ? readExpression(walk, condition.value, 'flag') : null;
  const rest: MapNode = { kind: 'map', entries: own, at: node.at };
  const options = readMap(walk, rest, (kind ?? widget)?.options ?? {}, home);
  const read = kind === null ? [{ kind: 'widget', widget: named.key, options }] : blocksOf(walk, kind, options);
  return read.map((block) => ({ shownWhen, ...block, at: node.at }) as Block);
}

function blocksOf(walk: Walk, kind: BlockKind, options: BlockOptions): readonly BlockOptions[] {
  for (const { rule, owner, member: name, message } of kind.problems?.(options) ?? []) {
    const node = walk.origins.get(owner);
    if (node) tell(walk, rule, member(node, name)?.at ?? node.at, message);
  }
  return kind.becomes?.(options) ?? [{ kind: kind.kind, ...options }];
}

function tellUnknown(walk: Walk, node: MapNode, own: MapNode['entries']): void {
  const { blocks, widgets } = walk.vocabulary;
  const known = [
    ...Object.keys(blocks),
    ...Object.values(widgets).flatMap((widget) => (widget.for === 'block' ? [widget.name] : [])),
  ];
  const first = own[0];
  const suggestion = first && nearest(first.key, known);
  const meant =
    suggestion === undefined ? `使えるのは ${known.join('、')} です。` : `「${suggestion}」ではありませんか。`;
  const message = `「${first?.key ?? ''}」という部品はありません。${meant}`;
  tell(walk, 'block/unknown-kind', first?.keyAt ?? node.at, message, suggestion);
}
