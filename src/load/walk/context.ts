import type { Expression } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Place } from '../../model/place.ts';
import type { Problem } from '../../model/problem.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { MapNode, Node, ScalarNode } from '../yaml/located.ts';

/**
 * Type an expression must have; `any` accepts all, `dataForm` and `dataFormAnswers` inputs that come as data and their answers, `content` what a text
 * can show, `parameter` what an address can carry.
 */
export type Wanted =
  | 'any'
  | 'text'
  | 'number'
  | 'flag'
  | 'list'
  | 'dataForm'
  | 'dataFormAnswers'
  | 'content'
  | 'parameter';

/** What is known about an expression besides its source: its position, and the type wanted of it. */
export interface ExpressionUse {
  readonly wanted: Wanted;
  readonly scalar: ScalarNode;
  /** Index in the scalar's text at which the expression's source starts. */
  readonly start: number;
  /** The expression's source without the `=` or `${`. */
  readonly source: string;
}

/** A name written in a descriptor. `what` is the part after `name:` of its `x-kind`. */
export interface Reference {
  readonly what: string;
  readonly name: string;
  readonly at: Place;
  /** Words allowed besides the names. */
  readonly also: readonly string[];
  /** What is chosen in the input of that name, where its key says so (`x-choice`), and the words allowed besides its options. */
  readonly choice?: { readonly node: Node; readonly also: readonly string[] };
}

/** Button steps (`then`) written for a dialog, to check that they name exactly the dialog's buttons. */
export interface HandlerUse {
  readonly dialog: string;
  /** Place of `then`, or of the dialog's name if there is none. */
  readonly at: Place;
  readonly buttons: readonly { readonly id: string; readonly at: Place }[];
}

/** Everything one walk collects besides the values it returns. One per file. */
export interface Walk {
  readonly vocabulary: Vocabulary;
  readonly schemas: DescriptorSchemas;
  readonly problems: Problem[];
  readonly references: Reference[];
  readonly handlers: HandlerUse[];
  /** Expression objects created by this walk; the type check fills in their trees. */
  readonly expressions: Map<Expression, ExpressionUse>;
  /** Every text a citizen may read (`x-kind: text`), as written. */
  readonly texts: ScalarNode[];
  /** Containers (`fields`) of which nothing could be read: references to their parts are not reported. */
  readonly lost: Set<string>;
  /** The YAML map an object was read from. */
  readonly origins: WeakMap<object, MapNode>;
  /** Reads any value by its schema; passed in here so that readers of single kinds do not depend on the dispatcher. */
  readonly read: (walk: Walk, node: Node, schema: JsonSchema, home: string) => unknown;
  /** Of `catalog/codes.yaml`, `characters.yaml` and `shell.yaml`, once known. */
  readonly shared: SharedWording;
}

/** One named entry of a map, in the order written. */
export interface Entry<Value> {
  readonly name: string;
  readonly value: Value;
  readonly at: Place;
}

export interface SharedWording {
  readonly codes: {
    readonly [list: string]: readonly { readonly value: string; readonly label: string; readonly hint: string }[];
  };
  /** List of characters -> the inside of its regex character class. */
  readonly characters: { readonly [list: string]: string };
  /** Forms of screen ids, each with an example; none = any. */
  readonly screenIds: readonly { readonly form: string; readonly example: string }[];
}

/** `schemas/*.schema.json` by file name without the ending. Example: `screen`, `parts`, `catalog-call`. */
export type DescriptorSchemas = { readonly [name: string]: JsonSchema };

/** Reports a mistake. */
export function tell(walk: Walk, rule: string, at: Place, message: string, suggestion?: string): void {
  const problem: Problem = { rule, severity: 'error', place: at, message };
  walk.problems.push(suggestion === undefined ? problem : { ...problem, suggestion });
}

/** The schema itself, with `$ref` (`parts.schema.json#/$defs/dialog` or `#/$defs/x`) resolved. */
export function resolve(walk: Walk, schema: JsonSchema, home = ''): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const [file = '', pointer = ''] = schema.$ref.split('#');
  let found: unknown = walk.schemas[file === '' ? home : file.replace('.schema.json', '')];
  for (const part of pointer.split('/').slice(1)) found = (found as { [key: string]: unknown } | undefined)?.[part];
  if (found === undefined) throw new Error(`schema not found: ${schema.$ref}`);
  return found as JsonSchema;
}
