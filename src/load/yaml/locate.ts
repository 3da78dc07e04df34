import { isAlias, isMap, isScalar, isSeq, type Scalar, type Node as YamlNode } from 'yaml';
import type { Problem } from '../../model/problem.ts';
import { type Slip, slipIn } from './full-width.ts';
import type { MapEntry, Node, ScalarNode, ScalarStyle, Source } from './located.ts';
import { placeAt } from './source.ts';
import { ALIAS, TAG } from './syntax-message.ts';

const MOST_DEPTH = 60;

/** Converts the parser's tree to ours, and refuses what descriptors do not use: aliases, anchors, tags, merge keys, odd keys. */
export function locate(root: YamlNode, source: Source): { root: Node; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  let aliasTold = false;
  const tell = (rule: string, offset: number, message: string, suggestion?: string) => {
    problems.push({
      rule,
      severity: 'error',
      place: placeAt(source, offset),
      message,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  };
  const tellAlias = (offset: number) => {
    if (!aliasTold) tell('yaml/alias', offset, ALIAS);
    aliasTold = true;
  };

  const read = (node: YamlNode | null, after: number, depth: number): Node => {
    if (node === null) return emptyScalar(source, after);
    const start = node.range?.[0] ?? after;
    if (depth > MOST_DEPTH) {
      tell('yaml/too-deep', start, '入れ子が深すぎます。');
      return { kind: 'refused', at: placeAt(source, start) };
    }
    const refused: Node = { kind: 'refused', at: placeAt(source, start) };
    if (isAlias(node)) {
      tellAlias(start);
      return refused;
    }
    if (hasTag(node)) {
      tellTag(node, start);
      return refused;
    }
    if ('anchor' in node && node.anchor) {
      tellAlias(start);
      return refused;
    }
    if (isScalar(node)) return readScalar(node, source, after);
    const at = placeAt(source, start);
    if (isSeq(node)) {
      const items = node.items.map((item) => read(item as YamlNode | null, start, depth + 1));
      return { kind: 'list', items, at };
    }
    if (!isMap(node)) return refused;
    const entries: MapEntry[] = [];
    const seen = new Map<string, number>();
    for (const pair of node.items) {
      const key = pair.key as YamlNode | null;
      const keyStart = key?.range?.[0] ?? start;
      if (key !== null && isAlias(key)) {
        tellAlias(keyStart);
        continue;
      }
      if (!isScalar(key) || key.anchor || hasTag(key)) {
        tell(
          'yaml/key',
          keyStart,
          '項目名は文字で書いてください。値が { } で始まる式や文なら、引用符 "…" で囲んでください。',
        );
        continue;
      }
      const name = key.type === 'PLAIN' ? (key.source ?? String(key.value)) : String(key.value ?? '');
      if (name === '<<') {
        tellAlias(keyStart);
        continue;
      }
      if (name === '' || name === '__proto__') {
        tell('yaml/key', keyStart, name === '' ? '項目名がありません。' : '「__proto__」という項目名は使えません。');
        continue;
      }
      const slip = key.type === 'PLAIN' ? slipInKey(name, pair.value as YamlNode | null) : null;
      if (slip !== null) {
        tell('yaml/key', keyStart + slip.index, slip.message, slip.suggestion);
        continue;
      }
      const before = seen.get(name);
      if (before !== undefined) {
        const line = placeAt(source, before).line;
        tell(
          'yaml/duplicate-key',
          keyStart,
          `「${name}」が二回書かれています（一つ目は ${line} 行目）。どちらかを消してください。`,
        );
        continue;
      }
      seen.set(name, keyStart);
      // A missing value is reported at its key.
      const value = read(pair.value as YamlNode | null, keyStart, depth + 1);
      entries.push({ key: name, keyAt: placeAt(source, keyStart), value });
    }
    return entries.length === 0 && node.items.length > 0 ? refused : { kind: 'map', entries, at };
  };

  /** `when: !x && y` is the most common way to end up with a tag: say what the author meant. */
  const tellTag = (node: YamlNode, valueStart: number) => {
    const lineStart = source.text.lastIndexOf('\n', valueStart - 1) + 1;
    const before = source.text.slice(lineStart, valueStart);
    const last = before.lastIndexOf('!');
    const mark = before[last - 1] === '!' ? last - 1 : last;
    const at = mark === -1 ? valueStart : lineStart + mark;
    const lineEnd = source.text.indexOf('\n', at);
    const written = source.text.slice(at, lineEnd === -1 ? undefined : lineEnd).trim();
    const key = /([A-Za-z]+)\s*:\s*$/.exec(source.text.slice(lineStart, at))?.[1];
    if (key === 'when' && !/&&|\|\|/.test(written)) {
      tell(
        'yaml/tag',
        at,
        `「!」で始まる値は YAML の印になります。「unless: ${written.slice(1)}」と書くか、引用符で囲んでください。`,
        `unless: ${written.slice(1)}`,
      );
    } else {
      const quoted = isScalar(node) || key !== undefined ? `"${written.replaceAll('"', "'")}"` : undefined;
      tell('yaml/tag', at, TAG, quoted);
    }
  };

  return { root: read(root, 0, 0), problems };
}

/** Labels that are keys may have any character; none begins with these, nor goes without a value after 「：」. */
function slipInKey(name: string, value: YamlNode | null): Slip | null {
  if (/^[A-Za-z][\w.-]*$/.test(name)) return null;
  const isEmpty = value === null || (isScalar(value) && value.source === '');
  const slip = slipIn(isEmpty ? name : `${name}: `);
  return slip !== null && (slip.suggestion === ' ' || slip.suggestion === '- ' || isEmpty) ? slip : null;
}

/** Explicit tags only; `!!str` names a type of YAML itself, but descriptors have no use for it either. */
function hasTag(node: YamlNode): boolean {
  return node.tag !== undefined && node.tag !== '';
}

function readScalar(node: Scalar, source: Source, after: number): ScalarNode {
  const start = node.range?.[0] ?? after;
  const end = node.range?.[1] ?? start;
  const style = STYLES[node.type ?? 'PLAIN'] ?? 'plain';
  const value = typeof node.value === 'bigint' ? Number(node.value) : (node.value as ScalarNode['value']);
  const text = style === 'plain' ? (node.source ?? '') : String(value ?? '');
  if (style === 'plain' && text === '') return emptyScalar(source, after);
  return {
    kind: 'scalar',
    value,
    text,
    quoted: style !== 'plain',
    empty: false,
    at: placeAt(source, start),
    raw: { source, start, end, style },
  };
}

/** A missing value, at the offset where it is reported. */
export function emptyScalar(source: Source, after: number): ScalarNode {
  return { kind: 'scalar', value: null, text: '', quoted: false, empty: true, at: placeAt(source, after), raw: null };
}

const STYLES: { readonly [type: string]: ScalarStyle } = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'block',
  BLOCK_FOLDED: 'block',
};
