import type { Option } from '../../model/field.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Node } from '../yaml/located.ts';
import { resolve, tell, type Walk } from './context.ts';

/** `options`: the name of a code list, or the choices themselves. */
export function readOptions(walk: Walk, node: Node, _schema: JsonSchema, home: string): readonly Option[] {
  if (node.kind === 'scalar' && !node.empty) {
    walk.references.push({ what: 'codes', name: node.text, at: node.at, also: [] });
    return (walk.shared.codes[node.text] ?? []).map(({ value, label, hint }) => ({ value, label, hint }));
  }
  if (node.kind !== 'list') {
    if (node.kind !== 'refused')
      tell(walk, 'schema/type', node.at, 'コードの一覧の名前か、{ value: …, label: … } の並びを書いてください。');
    return [];
  }
  const option = resolve(walk, { $ref: 'parts.schema.json#/$defs/option' });
  return node.items.map((item) => walk.read(walk, item, option, home) as Option);
}
