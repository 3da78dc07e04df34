import type { Place } from '../../model/place.ts';

/** A source text with the offset at which each line starts. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly lineStarts: readonly number[];
}

/** A YAML value with its place. Aliases, anchors, tags and merge keys never get this far. */
export type Node = ScalarNode | MapNode | ListNode | RefusedNode;

export interface ScalarNode {
  readonly kind: 'scalar';
  /** As YAML 1.2 core reads it. */
  readonly value: string | number | boolean | null;
  /** As it is written (`001` stays `001`); for a quoted scalar its content. */
  readonly text: string;
  readonly quoted: boolean;
  /** True for a missing value (`key:`). */
  readonly empty: boolean;
  readonly at: Place;
  /** Where the raw scalar starts and ends in its source, for places inside it; null for a value made by the loader. */
  readonly raw: {
    readonly source: Source;
    readonly start: number;
    readonly end: number;
    readonly style: ScalarStyle;
  } | null;
}

export type ScalarStyle = 'plain' | 'single' | 'double' | 'block';

export interface MapNode {
  readonly kind: 'map';
  readonly entries: readonly MapEntry[];
  readonly at: Place;
}

export interface MapEntry {
  readonly key: string;
  readonly keyAt: Place;
  readonly value: Node;
}

export interface ListNode {
  readonly kind: 'list';
  readonly items: readonly Node[];
  readonly at: Place;
}

/** A value that was refused while reading (an alias, a tag); its Problem is already reported. */
export interface RefusedNode {
  readonly kind: 'refused';
  readonly at: Place;
}

/** One YAML file, read. */
export interface LocatedDocument {
  readonly source: Source;
  readonly root: Node;
}

/** The entry's value, or undefined. */
export function member(node: Node, key: string): Node | undefined {
  return node.kind === 'map' ? node.entries.find((entry) => entry.key === key)?.value : undefined;
}

/** The text of a scalar member; undefined for anything else. */
export function textMember(node: Node, key: string): string | undefined {
  const found = member(node, key);
  return found?.kind === 'scalar' && !found.empty ? found.text : undefined;
}

/** A scalar that exists in no file, with the place where it is reported. */
export function madeScalar(value: string | number | boolean | null, at: Place): ScalarNode {
  return { kind: 'scalar', value, text: String(value ?? ''), quoted: false, empty: value === null, at, raw: null };
}
