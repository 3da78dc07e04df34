import { withTypes } from '../../forms/schema-with-types.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import { resolve, tell, type Walk } from '../walk/context.ts';
import { schemaOf } from '../walk/schema-of.ts';
import type { Node } from '../yaml/located.ts';
import type { Contract } from './call.ts';

type Types = { readonly [name: string]: JsonSchema };

const home = 'answer';

/** An answer that screens are drawn with must be one that the portal could give. */
export function checkExample(walk: Walk, { example, schemas: { response } }: Contract, types: Types): void {
  if (example === null) return;
  if (response === null) {
    tell(walk, 'call/example', example.at, '何も返らない呼び出しに、例は書けません。response を書いてください。');
    return;
  }
  const schema = standingAlone(response, types);
  if (schema === null) return;
  const aside: Walk = { ...walk, problems: [], schemas: { [home]: schema } };
  aside.read(aside, example, schema, home);
  if (aside.problems.length === 0) tellUnquoted(aside, example, schema);
  walk.problems.push(...aside.problems.map((problem) => ({ ...problem, rule: 'call/example' })));
}

/** null = it names a type that there is not, which is told where it is named. */
function standingAlone(schema: JsonSchema, types: Types): JsonSchema | null {
  try {
    return withTypes(schema, types);
  } catch {
    return null;
  }
}

/** The loader takes 0102 for the text it looks like; whoever reads the file as YAML gets a number. */
function tellUnquoted(walk: Walk, node: Node, given: JsonSchema): void {
  const schema = resolve(walk, given, home);
  if (node.kind === 'map')
    for (const { key, value } of node.entries) {
      const part = schemaOf(schema, key);
      if (typeof part === 'object') tellUnquoted(walk, value, part);
    }
  else if (node.kind === 'list') for (const item of node.items) tellUnquoted(walk, item, schema.items ?? {});
  else if (node.kind === 'scalar' && isText(schema) && typeof node.value !== 'string')
    tell(walk, 'schema/type', node.at, `文字です。引用符で囲んでください。例: "${node.text}"`, `"${node.text}"`);
}

function isText({ type, enum: choices }: JsonSchema): boolean {
  return type === 'string' || (choices?.every((choice) => typeof choice === 'string') ?? false);
}
