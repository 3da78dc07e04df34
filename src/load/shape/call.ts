import { doneFlagOf } from '../../forms/done-flag.ts';
import { schemaOfRequest, schemaOfShape } from '../../forms/schema-of-shape.ts';
import type { CallSchemas, WrittenCall } from '../../model/catalog.ts';
import type { Shape } from '../../model/contract.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import { tell, type Walk } from '../walk/context.ts';
import { plainValue } from '../walk/plain-value.ts';
import { type MapNode, member, type Node } from '../yaml/located.ts';
import { placeIn } from '../yaml/place-in.ts';
import { checkShape } from './shape-faults.ts';

/** A call as its file has it. */
export interface Contract {
  readonly call: WrittenCall;
  readonly schemas: CallSchemas;
  /** Answer to show where nobody answers yet; null = none. */
  readonly example: Node | null;
}

/** As the walk reads it. The server alone reads `title`, `titles` and `mostBytes`, the checker alone `refusals`. */
interface RawCall extends Omit<WrittenCall, 'name' | 'at'> {
  readonly call: string;
  readonly title: string;
  readonly titles: unknown;
  readonly mostBytes: number | null;
  readonly refusals: unknown;
}

const shapes = ['request', 'response', 'example'] as const;

/** `name` is the file's name without its ending; the call must carry it. */
export function buildCall(walk: Walk, node: MapNode, name: string): Contract {
  const own = { ...node, entries: node.entries.filter(({ key }) => !shapes.some((shape) => shape === key)) };
  const before = walk.problems.length;
  const raw = walk.read(walk, own, walk.schemas['catalog-call'] ?? {}, 'catalog-call') as RawCall;
  if (walk.problems.length === before) checkEffect(walk, node, raw);
  if (raw.call !== '' && raw.call !== name) {
    const message = `呼び出しの名前は、ファイルの名前と同じ「${name}」にしてください。`;
    tell(walk, 'file/name', placeIn(node, 'call'), message, name);
  }
  const {
    call: _call,
    title: _title,
    titles: _titles,
    mostBytes: _mostBytes,
    refusals: _refusals,
    ...definition
  } = raw;
  const response = schemaIn(walk, node, 'response', schemaOfShape);
  const witness = doneFlagOf(response);
  return {
    call: { ...definition, ...(witness !== undefined && { witness }), name, at: node.at },
    schemas: { name, request: schemaIn(walk, node, 'request', schemaOfRequest), response },
    example: member(node, 'example') ?? null,
  };
}

/** A file of `catalog/types`. What cannot be read would say what nobody knows: anything goes. */
export function buildType(walk: Walk, node: MapNode): JsonSchema {
  return shapeAt(walk, node, schemaOfShape);
}

function checkEffect(walk: Walk, node: MapNode, { sendOnce, effect, intention, status }: RawCall): void {
  if (effect === 'files' && !sendOnce)
    tell(walk, 'call/send-once', placeIn(node, 'effect'), '二重に行わないように、「sendOnce: true」も書いてください。');
  if (effect === 'files' && intention === null) {
    const message =
      '本人がしたことは、何が同じなら同じ一回かを決めます。intention: launch、draft、procedure のどれかを書いてください。';
    tell(walk, 'call/intention', placeIn(node, 'effect'), message);
  }
  if (effect !== 'files' && status !== null)
    tell(walk, 'call/status', placeIn(node, 'status'), 'status は、effect: files の呼び出しだけに書きます。');
  if (effect === 'none' && intention !== null) {
    const message = 'intention は、あとに残ることがある呼び出しに書きます。effect も書いてください。';
    tell(walk, 'call/intention', placeIn(node, 'intention'), message);
  }
}

function schemaIn(walk: Walk, node: MapNode, key: 'request' | 'response', build: (shape: Shape) => JsonSchema) {
  const written = member(node, key);
  return written === undefined ? null : shapeAt(walk, written, build);
}

function shapeAt(walk: Walk, node: Node, build: (shape: Shape) => JsonSchema): JsonSchema {
  const before = walk.problems.length;
  walk.read(walk, node, walk.schemas['catalog-type'] ?? {}, 'catalog-type');
  if (walk.problems.length === before) checkShape(walk, node);
  return walk.problems.length > before || !isReadable(node) ? {} : build(plainValue(node) as Shape);
}

/** Aliases and the like are reported when the file is read; what stands in their place is unknown. */
function isReadable(node: Node): boolean {
  if (node.kind === 'map') return node.entries.every(({ value }) => isReadable(value));
  return node.kind === 'list' ? node.items.every(isReadable) : node.kind === 'scalar';
}
