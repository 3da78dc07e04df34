import { nearest } from '../../expressions/nearest.ts';
import { parseText } from '../../expressions/text.ts';
import type { FilledText } from '../../model/filled-text.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Node } from '../yaml/located.ts';
import { placeInScalar } from '../yaml/source.ts';
import { tell, type Walk } from './context.ts';

/** A text that code fills in: every placeholder is one of those in `x-given`, and each of those is used. */
export function readFilledText(walk: Walk, node: Node, schema: JsonSchema): FilledText {
  const given = (schema['x-given'] ?? {}) as { readonly [name: string]: string };
  if (node.kind !== 'scalar') {
    if (node.kind !== 'refused') tell(walk, 'schema/type', node.at, '文を書いてください。');
    return [];
  }
  if (node.text.trim() === '') {
    tell(walk, 'schema/empty', node.at, '文が書かれていません。この言葉は、空にできません。');
    return [];
  }
  if (node.text.startsWith('=')) {
    tell(walk, 'component/expression', node.at, 'この言葉には、= で始まる式は書けません。文を書いてください。');
    return [];
  }
  walk.texts.push(node);
  const { parts, problems } = parseText(node.text);
  for (const { code, offset, message, suggestion } of problems)
    tell(walk, `expression/${code}`, placeInScalar(node, offset), message, suggestion);
  const read = parts.map((part) => (typeof part === 'string' ? part : { given: part.source.trim(), at: part }));
  const names = new Set<string>();
  let isRight = problems.length === 0;
  for (const part of read) {
    if (typeof part === 'string') continue;
    names.add(part.given);
    if (Object.hasOwn(given, part.given)) continue;
    isRight = false;
    const lead = part.at.source.length - part.at.source.trimStart().length;
    const known = Object.entries(given).map(([name, says]) => named(name, says));
    const wanted = known.length === 0 ? '差し込むものはありません' : `差し込めるのは、${known.join('、')}です`;
    tell(
      walk,
      'component/unknown-placeholder',
      placeInScalar(node, part.at.offset + lead),
      `「\${${part.given}}」は、この言葉には差し込めません。${wanted}。`,
      nearest(part.given, Object.keys(given)),
    );
  }
  const missing = Object.entries(given).filter(([name]) => !names.has(name));
  // A misspelt one is told already.
  if (isRight)
    for (const [name, says] of missing)
      tell(
        walk,
        'component/missing-placeholder',
        node.at,
        `${named(name, says)}がありません。文のどこかに「\${${name}}」と書いてください。`,
      );
  return read.map((part) => (typeof part === 'string' ? part : { given: part.given }));
}

function named(name: string, says: string): string {
  return says === '' ? `\${${name}}` : `\${${name}}（${says}）`;
}
