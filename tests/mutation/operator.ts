import type { Node, YAMLMap, YAMLSeq } from 'yaml';

/** One small change of a file's tree. `apply` makes it and returns what takes it back. */
export interface Change {
  /** What is done, in words that name the place. Example: `go: kana-top -> kana-tpo`. */
  readonly says: string;
  readonly node: Node;
  apply(): () => void;
}

export interface Operator {
  readonly name: string;
  /**
   * `mistake`: what a person does by accident, and what `check` must tell of. `meaning`: another sentence that is as right as the first
   * one (the opposite condition, another code of the list, a text shown always); only who knows what is meant can tell, so survivors are
   * listed apart and not counted.
   */
  readonly kind: 'mistake' | 'meaning';
  changes(place: Placed): readonly Change[];
}

/** A pair of a map (`key` set) or an item of a list, with where it stands. */
export interface Placed {
  readonly file: string;
  /** Keys and indexes above. */
  readonly path: readonly (string | number)[];
  readonly map: YAMLMap | null;
  readonly list: YAMLSeq | null;
  readonly index: number;
  /** Empty for an item of a list. */
  readonly key: string;
  readonly value: Node | null;
  readonly facts: ProjectFacts;
}

/** What operators need to know of the rest of the project. */
export interface ProjectFacts {
  /** Members that the request of a call must have. */
  required(call: string): ReadonlySet<string>;
  /** Another screen's own words, for duplicates. */
  other(file: string, key: 'id' | 'name' | 'path'): string | null;
}
