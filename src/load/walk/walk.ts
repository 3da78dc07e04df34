import type { JsonSchema } from '../../model/json-schema.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { ListNode, MapNode, Node } from '../yaml/located.ts';
import { type DescriptorSchemas, resolve, type SharedWording, tell, type Walk } from './context.ts';
import { placeholder } from './placeholder.ts';
import { plainValue } from './plain-value.ts';
import { readKind } from './read-kind.ts';
import { readMap } from './read-map.ts';
import { readScalar } from './read-scalar.ts';

/**
 * Reads one YAML value by its schema: applies defaults, converts values by `x-kind`, reports mistakes. Always returns a well-formed value, so that
 * the walk continues after a mistake and one mistake yields one Problem.
 */
export function walkValue(walk: Walk, node: Node, given: JsonSchema, home: string): unknown {
  if (node.kind === 'refused') return placeholder(given);
  const schema = choose(walk, node, resolve(walk, given, home), home);
  if (node.kind === 'scalar' && node.empty && 'default' in schema && schema.default === null) return null;
  const short = schema['x-short'];
  if (typeof short === 'string' && (node.kind !== 'map' || shortIsMap(schema, short, node))) {
    return walkValue(
      walk,
      { kind: 'map', entries: [{ key: short, keyAt: node.at, value: node }], at: node.at },
      schema,
      home,
    );
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const asItems = node.kind === 'list' && types.includes('array') && schema.items !== undefined;
  if (schema['x-kind'] !== undefined && !asItems) return readKind(walk, node, schema, home);
  switch (node.kind) {
    case 'map':
      if (types.length > 0 && !types.includes('object')) return mistyped(walk, node, schema, types);
      return readMap(walk, node, schema, home);
    case 'list':
      if (types.length > 0 && !types.includes('array')) return mistyped(walk, node, schema, types);
      return readList(walk, node, schema, home);
    case 'scalar':
      if (schema['x-single'] === true && types.includes('array') && !node.empty) {
        return readList(walk, { kind: 'list', items: [node], at: node.at }, schema, home);
      }
      return readScalar(walk, node, schema);
  }
}

/** `actions: { next: {…one step…} }`: a map that has none of the long form's keys is the short form's value. */
function shortIsMap(schema: JsonSchema, short: string, node: MapNode): boolean {
  const kind = schema.properties?.[short]?.['x-kind'];
  return kind === 'steps' && !node.entries.some(({ key }) => Object.hasOwn(schema.properties ?? {}, key));
}

/** Of `oneOf`/`anyOf`, the alternative the author most likely meant, so that mistakes are reported against that one alone. */
function choose(walk: Walk, node: Node, schema: JsonSchema, home: string): JsonSchema {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (!alternatives) return schema;
  const { oneOf: _oneOf, anyOf: _anyOf, ...rest } = schema;
  const resolved = alternatives.map((alternative) => resolve(walk, alternative, home));
  const scored = resolved.map((alternative) => ({ alternative, score: likeness(node, alternative) }));
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  return { ...rest, ...best.alternative };
}

function likeness(node: Node, schema: JsonSchema): number {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (node.kind === 'map') {
    if (!types.includes('object')) return types.length === 0 && schema['x-kind'] !== undefined ? 1 : 0;
    return 1 + node.entries.filter(({ key }) => Object.hasOwn(schema.properties ?? {}, key)).length;
  }
  if (node.kind === 'list') return types.includes('array') ? 1 : 0;
  if (node.kind === 'refused') return 0;
  const choices = schema.enum ?? ('const' in schema ? [schema.const] : null);
  if (choices) return choices.includes(node.value) || choices.includes(node.text) ? 3 : 0;
  if (types.includes(typeof node.value) || (types.includes('integer') && typeof node.value === 'number')) return 2;
  return types.includes('string') || schema['x-kind'] !== undefined ? 1 : 0;
}

function readList(walk: Walk, node: ListNode, schema: JsonSchema, home: string): unknown {
  if (schema.minItems !== undefined && node.items.length < schema.minItems) {
    tell(walk, 'schema/range', node.at, `${schema.minItems} つ以上書いてください。`);
  }
  if (schema.maxItems !== undefined && node.items.length > schema.maxItems) {
    tell(walk, 'schema/range', node.at, `${schema.maxItems} つまでにしてください。`);
  }
  const items = schema.items;
  return items === undefined
    ? node.items.map((item) => plainValue(item))
    : node.items.map((item) => walkValue(walk, item, items, home));
}

function mistyped(walk: Walk, node: Node, schema: JsonSchema, types: readonly string[]): unknown {
  const wanted = types.includes('object')
    ? '項目の並び（名前: 値）'
    : types.includes('array')
      ? '並び（- で始まる行か [ ]）'
      : '値を一つだけ';
  const colon =
    node.kind === 'map' && !types.includes('array') ? '文に「: 」が入るときは、引用符 "…" で囲んでください。' : '';
  tell(walk, 'schema/type', node.at, `${wanted}を書いてください。${colon}`);
  return placeholder(schema);
}

/** A walk over one file. */
export function newWalk(vocabulary: Vocabulary, schemas: DescriptorSchemas, shared: SharedWording): Walk {
  return {
    vocabulary,
    schemas,
    shared,
    read: walkValue,
    problems: [],
    references: [],
    handlers: [],
    expressions: new Map(),
    texts: [],
    lost: new Set(),
    origins: new WeakMap(),
  };
}
