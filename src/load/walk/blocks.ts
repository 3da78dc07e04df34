import { nearest } from '../../expressions/nearest.ts';
import type { Block, ChangeTarget, SummaryRow, SummaryRows } from '../../model/block.ts';
import type { Expression, TextValue, Value } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Place } from '../../model/place.ts';
import type { MapNode, Node } from '../yaml/located.ts';
import { placeIn } from '../yaml/place-in.ts';
import { tell, type Walk } from './context.ts';
import { readExpression, UNCHECKED } from './expression.ts';
import { menuItem, type RawMenuItem, type RawViewLink, viewLink } from './links.ts';
import { readMap } from './read-map.ts';
import { type RawTable, tableOf } from './table.ts';

/** What a block's schema gives, before it takes the model's shape. */
interface RawBlock {
  readonly text: TextValue;
  readonly heading: TextValue;
  readonly level: 2 | 3;
  readonly list: readonly TextValue[];
  readonly ordered: boolean;
  readonly banner: TextValue;
  readonly notice: TextValue;
  readonly tone: 'info' | 'warning' | 'error' | 'success';
  readonly link: TextValue;
  readonly dialog: string | null;
  readonly action: string | null;
  readonly address: string | null;
  readonly change: string | null;
  readonly button: TextValue;
  readonly look?: 'primary' | 'secondary' | 'tertiary';
  readonly lockFor: Value;
  readonly field: string;
  readonly fields: readonly string[];
  readonly summary: readonly (RawRow | RawRows)[];
  readonly answers: Expression;
  readonly definition: Expression;
  readonly files: string | null;
  readonly menu: readonly RawMenuItem[];
  readonly views: readonly RawViewLink[];
  readonly tabs: readonly RawViewLink[];
  readonly table: RawTable;
  readonly label: TextValue;
  readonly each: Expression;
  readonly group: readonly Block[];
  readonly blocks: readonly Block[];
}

type RawRow = Omit<SummaryRow, 'change'> & { readonly change: string | null };

interface RawRows {
  readonly each: Expression;
  readonly rows: readonly RawRow[];
  readonly shownWhen: Expression | null;
}

/** The blocks of a view. A `slot` left over from a template is filled before the walk; one that is met here has no template. */
export function readBlocks(walk: Walk, node: Node, home: string): Block[] {
  if (node.kind === 'refused') return [];
  if (node.kind === 'scalar') {
    tell(walk, 'schema/type', node.at, '表示する部品を並べて書いてください。例: - text: 説明の文');
    return [];
  }
  const nodes = node.kind === 'list' ? node.items : [node];
  return nodes.flatMap((item) => readBlock(walk, item, home));
}

/** One entry of a view; `fields: [a, b]` stands for several blocks. */
export function readBlock(walk: Walk, node: Node, home: string): Block[] {
  if (node.kind !== 'map') {
    if (node.kind === 'scalar')
      tell(walk, 'schema/type', node.at, '「部品の名前: 内容」の形で書いてください。', `text: ${node.text}`);
    else if (node.kind === 'list') tell(walk, 'schema/type', node.at, '部品を一つだけ書いてください。');
    return [];
  }
  const own = node.entries.filter(({ key }) => key !== 'shownWhen');
  const known = blockSchemas(walk);
  const named = own.find(({ key }) => Object.hasOwn(known, key));
  if (!named) {
    const first = own[0];
    const suggestion = first && nearest(first.key, Object.keys(known));
    const meant =
      suggestion === undefined
        ? `使えるのは ${Object.keys(known).join('、')} です。`
        : `「${suggestion}」ではありませんか。`;
    tell(
      walk,
      'block/unknown-kind',
      first?.keyAt ?? node.at,
      `「${first?.key ?? ''}」という部品はありません。${meant}`,
      suggestion,
    );
    return [];
  }
  const schema = known[named.key] ?? {};
  const condition = node.entries.find(({ key }) => key === 'shownWhen');
  const shownWhen = condition ? readExpression(walk, condition.value, 'flag') : null;
  const rest: MapNode = { kind: 'map', entries: own, at: node.at };
  const raw = readMap(walk, rest, schema, home);
  const common = { shownWhen, at: node.at };
  const widget = walk.vocabulary.widgets[named.key];
  if (widget?.for === 'block') return [{ ...common, kind: 'widget', widget: named.key, options: raw }];
  return shape(walk, named.key, raw as unknown as RawBlock, node).map((block) => ({ ...common, ...block }) as Block);
}

/** Block kinds of `parts.schema.json` and the widgets that draw a block under their own name. */
export function blockSchemas(walk: Walk): BlockSchemas {
  const known = found.get(walk.schemas);
  if (known?.vocabulary === walk.vocabulary) return known.schemas;
  const schemas = findBlockSchemas(walk);
  found.set(walk.schemas, { vocabulary: walk.vocabulary, schemas });
  return schemas;
}

interface BlockSchemas {
  readonly [kind: string]: JsonSchema;
}

/** Every block asks. */
const found = new WeakMap<
  Walk['schemas'],
  { readonly vocabulary: Walk['vocabulary']; readonly schemas: BlockSchemas }
>();

function findBlockSchemas(walk: Walk): BlockSchemas {
  const hand = walk.schemas.parts?.$defs?.blocks as unknown as { [kind: string]: JsonSchema };
  const widgets = Object.values(walk.vocabulary.widgets).filter((widget) => widget.for === 'block');
  return { ...hand, ...Object.fromEntries(widgets.map((widget) => [widget.name, widget.options])) };
}

type Bare<B> = B extends unknown ? Omit<B, 'shownWhen' | 'at'> : never;

function shape(walk: Walk, kind: string, raw: RawBlock, node: MapNode): Bare<Block>[] {
  switch (kind) {
    case 'text':
      return [{ kind, text: raw.text }];
    case 'heading':
      return [{ kind, text: raw.heading, level: raw.level }];
    case 'list':
      return [{ kind, items: raw.list, ordered: raw.ordered }];
    case 'banner':
      return [{ kind, text: raw.banner, tone: raw.tone }];
    case 'notice':
      return [{ kind: 'banner', text: raw.notice, tone: 'warning', isQuiet: true }];
    case 'link': {
      const { link: text, dialog, action, address, change } = raw;
      if ([dialog, action, address, change].filter((target) => target !== null).length !== 1) {
        const words = 'link には dialog、action、address、change のどれか一つだけを書いてください。';
        tell(walk, 'schema/one-of', node.at, words);
      }
      return [{ kind, text, dialog, action, address, change: changeTarget(change, placeIn(node, 'change')) }];
    }
    case 'button': {
      const action = raw.action ?? '';
      const look = raw.look ?? (action === 'back' ? 'secondary' : 'primary');
      return [{ kind, text: raw.button, action, look, lockFor: raw.lockFor }];
    }
    case 'field':
      return [{ kind, field: raw.field }];
    case 'fields':
      return raw.fields.map((field) => ({ kind: 'field', field }));
    case 'summary':
      return [{ kind, rows: raw.summary.map((row) => summaryRows(walk, row)) }];
    case 'answers': {
      const { answers, definition, level, change, files } = raw;
      return [{ kind, answers, definition, level, change: changeTarget(change, placeIn(node, 'change')), files }];
    }
    case 'menu':
      return [{ kind, items: raw.menu.map((item) => menuItem(walk, item)) }];
    case 'views':
      return [{ kind, label: raw.label, items: raw.views.map((item) => viewLink(walk, item)) }];
    case 'tabs':
      return [{ kind, label: raw.label, items: raw.tabs.map((item) => viewLink(walk, item)), blocks: raw.blocks }];
    case 'table':
      return [{ kind, ...tableOf(walk, raw.table) }];
    case 'each':
      return [{ kind, list: raw.each, blocks: raw.blocks }];
    case 'group':
      return [{ kind, blocks: raw.group }];
    default:
      tell(walk, 'template/slot', node.at, 'slot はひな型（templates）の view の中だけで使えます。');
      return [];
  }
}

function summaryRows(walk: Walk, raw: RawRow | RawRows): SummaryRow | SummaryRows {
  if ('rows' in raw) {
    const rows = raw.rows.map((row) => summaryRows(walk, row) as SummaryRow);
    return { list: raw.each, rows, shownWhen: raw.shownWhen };
  }
  const node = walk.origins.get(raw);
  return { ...raw, change: changeTarget(raw.change, node && placeIn(node, 'change')) };
}

/** What the screen it leads to knows (its condition, the key of its group) is added when all screens are read (`withLinkTargets`). */
function changeTarget(written: string | null, at: Place | undefined): ChangeTarget | null {
  if (written === null) return null;
  const [screen = '', path = ''] = written.split('#');
  const [name = '', field] = path.split('.');
  const own = { screen, shownWhen: null, ...(at && { at }) };
  if (field === undefined) return { ...own, field: name, group: null };
  return { ...own, field, group: { name, key: { kind: 'expression', source: '', tree: UNCHECKED } } };
}
