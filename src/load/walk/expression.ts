import { parseText } from '../../expressions/text.ts';
import type { Expression, TextValue, Value } from '../../model/expression.ts';
import type { ListNode, MapNode, Node, ScalarNode } from '../yaml/located.ts';
import { placeInScalar } from '../yaml/source.ts';
import { tell, type Walk, type Wanted } from './context.ts';
import { isOddNumber, tellOddNumber } from './odd-number.ts';

/** The tree of an expression until the type check has compiled it. */
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

/** Reads a scalar that is an expression as a whole (`when`, `is`); a leading `=`, easily written out of habit, is tolerated. */
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
  walk.texts.push(node);
  const { parts, problems } = parseText(node.text);
  for (const { code, offset, message, suggestion } of problems) {
    tell(walk, `expression/${code}`, placeInScalar(node, offset), message, suggestion);
  }
  const only = parts[0] ?? '';
  if (parts.length <= 1 && typeof only === 'string') return only;
  return {
    kind: 'text',
    parts: parts.map((part) =>
      typeof part === 'string' ? part : makeExpression(walk, node, part.offset, part.source, 'content'),
    ),
  };
}

/** A literal, `=expression`, or lists and maps of these. `asText`: other strings may contain `${…}`. */
export function readValue(walk: Walk, node: Node, wanted: Wanted, asText: boolean): Value | TextValue {
  switch (node.kind) {
    case 'refused':
      return null;
    case 'list':
    case 'map':
      if (wanted === 'parameter') {
        tell(walk, 'schema/type', node.at, '文字列か数を一つだけ書いてください。');
        return null;
      }
      return readMembers(walk, node);

    case 'scalar':
      if (node.text.startsWith('=')) return makeExpression(walk, node, 1, node.text.slice(1), wanted);
      if (asText) return node.empty ? '' : splitText(walk, node);
      if (node.text.includes('${'))
        tell(
          walk,
          'value/placeholder',
          node.at,
          'ここでは ${…} は使えず、書いたとおりの文字になります。= で始まる式で書いてください。例: =state.name',
        );
      if (wanted === 'text' && !node.empty) return node.text;
      return isOddNumber(node) ? oddNumber(walk, node) : node.value;
  }
}

function readMembers(walk: Walk, node: ListNode | MapNode): Value {
  const read = (part: Node) => readValue(walk, part, 'any', false) as Value;
  if (node.kind === 'list') return node.items.map(read);
  const map = Object.fromEntries(node.entries.map(({ key, value }) => [key, read(value)]));
  walk.origins.set(map, node);
  return map;
}

function oddNumber(walk: Walk, node: ScalarNode): Expression {
  tellOddNumber(walk, node);
  // Fits every type, so that the mistake is reported only once.
  return { kind: 'expression', source: node.text, tree: UNCHECKED, at: node.at };
}
