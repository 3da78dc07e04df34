import type { JsonSchema } from '../../model/json-schema.ts';
import type { ErrorRow, Step } from '../../model/step.ts';
import type { Node } from '../yaml/located.ts';
import { resolve, tell, type Walk } from './context.ts';
import { readMap } from './read-map.ts';

interface RawRow {
  readonly codes?: readonly string[];
  readonly except: readonly string[];
  readonly calls: NamedCalls;
  readonly status: number | null;
  readonly resultCode: string | null;
  readonly ignore: boolean;
  readonly do: readonly Step[];
}

/** By name, or by whether they are declared to keep their screen. */
type NamedCalls = readonly string[] | { readonly keepsScreen: boolean };

/** A list of error rows, or (`x-table`) the name of an error table, which the caller resolves. */
export function readErrors(walk: Walk, node: Node, schema: JsonSchema, home: string): readonly ErrorRow[] | string {
  if (schema['x-table'] === true && node.kind === 'scalar' && !node.empty) return node.text;
  if (node.kind !== 'list') {
    if (node.kind !== 'refused')
      tell(
        walk,
        'schema/type',
        node.at,
        'エラーの行を並べて書いてください。例: - { codes: [any], dialog: genericError }',
      );
    return [];
  }
  return node.items.map((item) => readRow(walk, item, home)).filter((row) => row !== null);
}

export function readRow(walk: Walk, node: Node, home: string): ErrorRow | null {
  if (node.kind !== 'map') {
    if (node.kind !== 'refused')
      tell(walk, 'schema/type', node.at, 'エラーの行は { codes: [...], go: ... } の形で書いてください。');
    return null;
  }
  const schema = resolve(walk, { $ref: 'parts.schema.json#/$defs/errorRow' });
  const before = walk.problems.length;
  const raw = readMap(walk, node, schema, home) as unknown as RawRow;
  const calls = 'keepsScreen' in raw.calls ? [] : raw.calls;
  const keepsScreen = 'keepsScreen' in raw.calls ? raw.calls.keepsScreen : null;
  const isOfCalls = calls.length > 0 || keepsScreen !== null;
  const selects = raw.codes !== undefined || raw.status !== null || raw.resultCode !== null || isOfCalls;
  if (!selects) {
    tell(
      walk,
      'error-row/no-selector',
      node.at,
      'どのエラーの行かが書かれていません。codes、status、resultCode のどれかを書いてください。',
    );
  } else if (raw.do.length === 0 && !raw.ignore && walk.problems.length === before) {
    tell(
      walk,
      'error-row/no-outcome',
      node.at,
      'エラーのときにすることが書かれていません。dialog、go、leave、do、ignore などを書いてください。',
    );
  } else if (raw.do.length > 0 && raw.ignore) {
    tell(walk, 'error-row/two-outcomes', node.at, 'ignore: true の行には、ほかの手順を書けません。');
  }
  return {
    codes: raw.codes ?? ['any'],
    except: raw.except,
    calls,
    status: raw.status,
    resultCode: raw.resultCode,
    keepsScreen,
    do: raw.do,
    ignore: raw.ignore && raw.do.length === 0,
    at: node.at,
  };
}

/** `calls`: a list of call names, or `{ keepsScreen: true }`. */
export function readErrorCalls(walk: Walk, node: Node): NamedCalls {
  if (node.kind === 'map' && node.entries.length === 1) {
    const [only] = node.entries;
    const keepsScreen = only?.key === 'keepsScreen' && only.value.kind === 'scalar' ? only.value.value : null;
    if (typeof keepsScreen === 'boolean') return { keepsScreen };
  }
  if (node.kind !== 'list') {
    if (node.kind !== 'refused')
      tell(
        walk,
        'schema/type',
        node.at,
        '呼び出しの名前の並びか { keepsScreen: true }、{ keepsScreen: false } を書いてください。',
      );
    return [];
  }
  const names: string[] = [];
  for (const item of node.items) {
    if (item.kind !== 'scalar') continue;
    walk.references.push({ what: 'call', name: item.text, at: item.at, also: [] });
    names.push(item.text);
  }
  return names;
}
