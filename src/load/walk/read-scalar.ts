import { nearest } from '../../expressions/nearest.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { ScalarNode } from '../yaml/located.ts';
import { tell, type Walk } from './context.ts';
import { isOddNumber, tellOddNumber } from './odd-number.ts';
import { placeholder } from './placeholder.ts';
import { tellSlip } from './tell-slip.ts';

/** Reads a single value by `type`, `enum`, `const`, `pattern`, `minimum`, `maximum`, lengths. Text is taken as written. */
export function readScalar(walk: Walk, node: ScalarNode, schema: JsonSchema): unknown {
  const choices = schema.enum ?? ('const' in schema ? [schema.const] : null);
  if (choices) return readChoice(walk, node, schema, choices);
  const types = schema.type === undefined ? [] : typeof schema.type === 'string' ? [schema.type] : schema.type;
  if (types.length === 0) {
    if (isOddNumber(node)) tellOddNumber(walk, node);
    return node.value;
  }
  if (types.includes('null') && node.empty) return null;
  if (types.includes('boolean') && typeof node.value === 'boolean' && !node.quoted) return node.value;
  if ((types.includes('number') || types.includes('integer')) && typeof node.value === 'number' && !node.quoted) {
    if (!types.includes('number') && !Number.isInteger(node.value)) {
      return wrong(walk, node, schema, `整数を書いてください（「${node.text}」と書かれています）。`);
    }
    return inRange(walk, node, schema, node.value);
  }
  if (types.includes('string')) {
    if (node.empty) return wrong(walk, node, schema, '値が書かれていません。', 'schema/empty');
    return matching(walk, node, schema);
  }
  if ((types.includes('object') || types.includes('array')) && tellSlip(walk, node)) return placeholder(schema);
  return wrong(walk, node, schema, mistypeMessage(node, types), 'schema/type', booleanFor(node, types));
}

function readChoice(walk: Walk, node: ScalarNode, schema: JsonSchema, choices: readonly unknown[]): unknown {
  const found = choices.find((choice) => choice === node.value || (typeof choice === 'string' && choice === node.text));
  if (found !== undefined) return found;
  const words = choices.map(String);
  const [only] = words;
  const wanted =
    words.length > 1
      ? `${words.join('、')} のどれか${node.empty ? 'を書いて' : 'にして'}ください。`
      : `${only} と書いてください。`;
  return wrong(
    walk,
    node,
    schema,
    `${node.empty ? '値が書かれていません。' : `「${node.text}」は書けません。`}${wanted}`,
    'schema/choice',
    nearest(node.text, words),
  );
}

function inRange(walk: Walk, node: ScalarNode, schema: JsonSchema, value: number): unknown {
  if (schema.minimum !== undefined && value < schema.minimum) {
    return wrong(walk, node, schema, `${schema.minimum} 以上の数にしてください。`, 'schema/range');
  }
  if (schema.maximum !== undefined && value > schema.maximum) {
    return wrong(walk, node, schema, `${schema.maximum} 以下の数にしてください。`, 'schema/range');
  }
  return value;
}

function matching(walk: Walk, node: ScalarNode, schema: JsonSchema): unknown {
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(node.text)) {
    const example = /例: [^。]+/.exec(schema.description ?? '')?.[0];
    const hint = example === undefined ? '' : `${example}`;
    return wrong(walk, node, schema, `「${node.text}」は決まった形ではありません。${hint}`, 'schema/pattern');
  }
  const least = schema.minLength;
  if (typeof least === 'number' && node.text.length < least) {
    return wrong(walk, node, schema, `${least} 文字以上にしてください。`, 'schema/range');
  }
  return node.text;
}

function mistypeMessage(node: ScalarNode, types: readonly string[]): string {
  if (types.includes('object')) return '項目の並び（名前: 値）を書いてください。';
  if (types.includes('array')) return '並び（- で始まる行か [ ]）を書いてください。';
  const words = types.map((type) => (type === 'boolean' ? 'true か false' : type === 'string' ? '文' : '数'));
  const now = node.empty ? '値が書かれていません' : `「${node.text}」と書かれています`;
  return `${words.join('か')}を書いてください（${now}）。`;
}

function booleanFor(node: ScalarNode, types: readonly string[]): string | undefined {
  if (!types.includes('boolean')) return undefined;
  if (/^(yes|on|はい|true)$/i.test(node.text)) return 'true';
  if (/^(no|off|いいえ|false)$/i.test(node.text)) return 'false';
  return undefined;
}

function wrong(
  walk: Walk,
  node: ScalarNode,
  schema: JsonSchema,
  message: string,
  rule = 'schema/type',
  suggestion?: string,
): unknown {
  tell(walk, rule, node.at, message, suggestion);
  return placeholder(schema);
}
