import type { Block } from '../../model/block.ts';
import type { Expression, TextValue } from '../../model/expression.ts';
import type { Field, RepeatedFields } from '../../model/field.ts';
import { type MapNode, member } from '../yaml/located.ts';
import { assumeMeant } from './assume-meant.ts';
import { resolve, tell, type Walk } from './context.ts';
import { readMap } from './read-map.ts';

interface RawRepeated {
  readonly each: string;
  readonly where: Expression | null;
  readonly key: Expression;
  readonly legend: TextValue;
  readonly above: readonly Block[];
  readonly fields: readonly Field[];
}

/** True for an entry of `fields` that repeats inputs: it has `fields`, or `each` without a widget. */
export function isRepeated(node: MapNode): boolean {
  if (member(node, 'fields') !== undefined) return true;
  return member(node, 'each') !== undefined && member(node, 'widget') === undefined;
}

/** `fields: { name: { each, key, legend, fields } }`. */
export function readRepeated(walk: Walk, name: string, written: MapNode): RepeatedFields {
  const schema = resolve(walk, { $ref: 'parts.schema.json#/$defs/repeatedFields' });
  const node = assumeMeant(walk, written, schema);
  const { each, where, key, legend, above, fields } = readMap(walk, node, schema, 'parts') as unknown as RawRepeated;
  for (const block of above) refuseFields(walk, block);
  const inside = member(node, 'fields');
  if (inside?.kind === 'map' && inside.entries.length === 0) {
    tell(walk, 'field/repeats-nothing', inside.at, 'くり返す入力欄を一つ以上書いてください。');
  }
  const group: RepeatedFields = { name, each, where, key, legend, above, fields, schemaHash: '', at: node.at };
  walk.origins.set(group, node);
  return group;
}

/** An input of the screen would be drawn once per item, every time under the same name. */
function refuseFields(walk: Walk, block: Block): void {
  for (const inner of block.blocks ?? []) refuseFields(walk, inner);
  if (block.field === undefined || !block.at) return;
  tell(
    walk,
    'field/in-above',
    block.at,
    'above に入力欄は置けません。くり返す入力欄は、下の fields に書いてください。',
  );
}
