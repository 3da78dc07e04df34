import type { Place } from './place.ts';

/**
 * A checked CEL expression as the browser receives it: nested arrays, the operator first. Integers of the source become doubles. `name` is a name in
 * scope (`form`, `state`, `launch`, a call's result, a loop variable).
 */
export type Tree =
  | readonly ['value', string | number | boolean | null]
  | readonly ['name', string]
  | readonly ['get', Tree, string]
  | readonly ['at', Tree, Tree]
  | readonly ['has', Tree, string]
  | readonly ['missing', Tree]
  | readonly ['call', string, ...Tree[]]
  | readonly ['not', Tree]
  | readonly ['negate', Tree]
  | readonly ['&&' | '||' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | 'in', Tree, Tree]
  | readonly ['?', Tree, Tree, Tree]
  | readonly ['list', ...Tree[]]
  /** Name, value, name, value … */
  | readonly ['record', ...(string | Tree)[]]
  | readonly ['each', 'all' | 'exists' | 'exists_one' | 'filter' | 'map', Tree, string, Tree];

/** `at` is the place of the first character of `source`. Neither is shipped to the browser. */
export interface Expression {
  readonly kind: 'expression';
  readonly source: string;
  readonly tree: Tree;
  readonly at?: Place;
}

/** Text with `${…}` placeholders. Text without any stays a plain string (see {@link TextValue}). */
export interface Text {
  readonly kind: 'text';
  readonly parts: readonly (string | Expression)[];
}

export type TextValue = string | Text;

export type Literal = string | number | boolean | null;

/** What an author may write where a value is expected: a literal, `=expression`, or lists and maps of these. */
export type Value = Literal | Expression | readonly Value[] | { readonly [key: string]: Value };

/** Names in scope of an expression, and their values at run time. Absent optional values are omitted (never `null`). */
export type Scope = { readonly [name: string]: unknown };
