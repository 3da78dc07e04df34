import type { Expression, Text, TextValue, Value } from '../../model/expression.ts';
import type { Node, ScalarNode } from '../yaml/located.ts';
import { placeInScalar } from '../yaml/source.ts';
import { tell, type Walk, type Wanted } from './context.ts';

/** Until the type check has compiled it, an expression carries this tree. */
export const UNCHECKED = ['value', null] as const;

/** An expression written at `start` of a scalar's text. */
export function makeExpression(
  walk: Walk,
  scalar: ScalarNode,
  start: number,
  source: string,
  wanted: Wanted,
): Expression {
  const lead = source.length - source.trimStart().length;
  const trimmed = source.trim();
  const expression: Expression = {
    kind: 'expression',
    source: trimmed,
    tree: UNCHECKED,
    at: placeInScalar(scalar, start + lead),
  };
  if (trimmed === '') tell(walk, 'expression/empty', expression.at ?? scalar.at, '式が空です。');
  else walk.expressions.set(expression, { wanted, scalar, start: start + lead, source: trimmed });
  return expression;
}

/** Where the whole scalar is an expression (`when`, `is`); a leading `=` is a habit worth forgiving. */
export function readExpression(walk: Walk, node: Node, wanted: Wanted): Expression | null {
  if (node.kind !== 'scalar') {
    if (node.kind !== 'refused') tell(walk, 'schema/type', node.at, "式を書いてください。例: form.turnIn == 'offline'");
    return null;
  }
  if (node.empty) {
    tell(walk, 'schema/empty', node.at, '式が書かれていません。');
    return null;
  }
  const skip = /^\s*=(?!=)/.exec(node.text)?.[0].length ?? 0;
  return makeExpression(walk, node, skip, node.text.slice(skip), wanted);
}

/** Text with `${…}`; a text that starts with `=` is one expression as a whole. */
export function readText(walk: Walk, node: Node): TextValue {
  if (node.kind !== 'scalar') {
    if (node.kind !== 'refused') tell(walk, 'schema/type', node.at, '文を書いてください。');
    return '';
  }
  if (node.empty) {
    tell(walk, 'schema/empty', node.at, '文が書かれていません。空にするときは "" と書いてください。');
    return '';
  }
  if (node.text.startsWith('=')) {
    return { kind: 'text', parts: [makeExpression(walk, node, 1, node.text.slice(1), 'content')] };
  }
  return splitText(walk, node);
}

function splitText(walk: Walk, node: ScalarNode): TextValue {
  const text = node.text;
  const parts: (string | Expression)[] = [];
  let from = 0;
  for (let open = text.indexOf('${'); open !== -1; open = text.indexOf('${', from)) {
    const close = closingBrace(text, open + 2);
    if (close === -1) {
      tell(walk, 'expression/unclosed', placeInScalar(node, open), '「${」に対する「}」がありません。');
      break;
    }
    if (open > from) parts.push(text.slice(from, open));
    parts.push(makeExpression(walk, node, open + 2, text.slice(open + 2, close), 'content'));
    from = close + 1;
  }
  if (parts.length === 0 && from === 0) return text;
  if (from < text.length) parts.push(text.slice(from));
  const result: Text = { kind: 'text', parts };
  return result;
}

/** Index of the `}` that ends a placeholder; braces in quotes and maps of the expression do not count. */
function closingBrace(text: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let index = from; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (quote !== '') {
      if (char === '\\') index += 1;
      else if (char === quote) quote = '';
    } else if (char === "'" || char === '"') quote = char;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      if (depth === 0) return index;
      depth -= 1;
    }
  }
  return -1;
}

/** A literal, `=expression`, or lists and maps of these. `asText`: other strings may hold `${…}`. */
export function readValue(walk: Walk, node: Node, wanted: Wanted, asText: boolean): Value | TextValue {
  switch (node.kind) {
    case 'refused':
      return null;
    case 'list':
      return node.items.map((item) => readValue(walk, item, 'any', false) as Value);
    case 'map': {
      const result: { [key: string]: Value } = {};
      for (const { key, value } of node.entries) result[key] = readValue(walk, value, 'any', false) as Value;
      return result;
    }
    case 'scalar':
      if (node.text.startsWith('=')) return makeExpression(walk, node, 1, node.text.slice(1), wanted);
      if (asText) return node.empty ? '' : splitText(walk, node);
      if (wanted === 'text' && !node.empty) return node.text;
      return node.value;
  }
}
