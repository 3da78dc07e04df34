import type { Bounds } from './bounds.ts';
import type { CodeSetting } from './code-settings.ts';
import type { Effect } from './effect.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Type } from './type.ts';

/** `src/steps/<kind>/step.ts` exports one as `stepKind`. */
export interface StepKind {
  /** The YAML key that names the step; equals the folder's name. */
  readonly kind: string;
  /** What it does, in Japanese, for editors. */
  readonly says: string;
  /** Schema of the keys of such a step (its own key included, `when`/`unless` excluded), with `x-kind` annotations. */
  readonly options: JsonSchema;
  /** What it does, in order, for code that follows steps without running them. Options that no effect names are evaluated before the first effect. */
  readonly effects: readonly Effect[];
}

/**
 * `src/blocks/<kind>/block.ts` exports one as `blockKind`; `component.tsx` beside it holds the default-exported component. A kind that is always
 * replaced by others has none.
 */
export interface BlockKind {
  /** The YAML key that names the block; equals the folder's name. */
  readonly kind: string;
  /** What it shows, in Japanese, for editors and the guide. */
  readonly says: string;
  /**
   * Schema of its keys (its own included, `shownWhen` excluded). Everything evaluated, pressed or drawn inside is annotated: loading, typing, the
   * flow graph, link targets and rules derive from that. See `JsonSchema`.
   */
  readonly options: JsonSchema;
  /** May it appear in a dialog? `leaving`: if it leads to an address; `input`: if it draws an input that is not repeated. */
  readonly inDialog: 'yes' | 'no' | 'leaving' | 'input';
  /** Few first screens have it: its component is not part of the entry bundle. Default false. */
  readonly late?: true;
  /** The blocks that replace it when it is not drawn itself; `options` as read, with the names of `x-as`. */
  becomes?(options: BlockOptions): readonly BlockOptions[];
  /** Problems beyond the schema: `owner` is the object in `options` whose `member` is at fault. */
  problems?(options: BlockOptions): readonly BlockProblem[];
}

export type BlockOptions = { readonly [name: string]: unknown };

export interface BlockProblem {
  readonly rule: string;
  readonly owner: object;
  readonly member: string;
  /** In Japanese, for the author. */
  readonly message: string;
}

/** `src/widgets/<name>/widget.ts` exports one as `widget`; `component.tsx` beside it holds the default-exported component. */
export interface WidgetKind {
  readonly name: string;
  readonly says: string;
  /** `field`: an input; `block`: something in a view that is not an input. */
  readonly for: 'field' | 'block';
  /** Type of the value a field widget edits. */
  readonly valueType: 'text' | 'number' | 'flag' | 'list' | 'record' | null;
  /**
   * Schema of its own keys in YAML, with `x-kind` annotations. For a block widget the key that names it is among them. A list widget whose options
   * are marked `x-item` (evaluated for each item) also has the keys `key` and `edits`: see `FieldItems`.
   */
  readonly options: JsonSchema;
  /** Constraints that hold for every field with this widget. Example: `{ email: true }`. */
  readonly implies: { readonly [constraint: string]: unknown };
}

/**
 * `src/forms/constraints/<name>.ts` exports one as `constraint`, and its `test` under that name as well. The constraint's name is the key in YAML and
 * the JSON Schema keyword (prefixed with `x-` where JSON Schema itself needs the word: `x-oneOf`).
 */
export interface Constraint {
  readonly name: string;
  readonly says: string;
  /** Schema of its argument in YAML. Example `{ type: 'integer', minimum: 0 }`; `{ const: true }` for plain switches. */
  readonly argument: JsonSchema;
  /** Key of the shared message. `${n}` in it stands for the argument. */
  readonly message: string;
  readonly appliesTo: readonly ('text' | 'number' | 'flag' | 'list' | 'record')[];
  /** True: requires a value, so it is also tested for absent and empty ones (`required`, `dateRequired`). Default false. */
  readonly demandsValue?: boolean;
  /**
   * True = accepted. Pure: identical in ajv, browser and server. Receives only values of a type in `appliesTo` (any value with `demandsValue`). An
   * empty text is left to `required`.
   */
  test(value: unknown, argument: never): boolean;
  /** What is wrong with an argument beyond its schema, as a Japanese sentence for the author; null = nothing. Not called for expressions. */
  argumentProblem?(argument: never): string | null;
  /** The limits that it sets, if any: an input with it is not asked for others, and they are compared with those of its neighbours. */
  readonly bounds?: Bounds;
  /** Rows of the table test. */
  readonly accepts: readonly (readonly [value: unknown, argument: unknown])[];
  readonly refuses: readonly (readonly [value: unknown, argument: unknown])[];
}

/** `src/expressions/functions/<name>.ts` exports one as `expressionFunction`. */
export interface ExpressionFunction {
  readonly name: string;
  readonly says: string;
  readonly parameters: readonly Type[];
  readonly returns: Type;
  /** It fails for a text that it cannot read (a date, a code), so it is not given what somebody is still writing. Default false. */
  readonly strict?: true;
  /** Pure. `environment` provides code lists and settings. */
  run(args: readonly unknown[], environment: FunctionEnvironment): unknown;
  readonly examples: readonly (readonly [args: readonly unknown[], result: unknown])[];
}

export interface FunctionEnvironment {
  /** Label of a code; undefined = neither in the list nor covered by its `otherwise`. */
  label(list: string, value: unknown): string | undefined;
  setting(name: CodeSetting): unknown;
  /** Milliseconds since 1970 by the runtime's clock. */
  now(): number;
}

/** `src/stories/steps/<kind>.ts` exports one as `storyStep`: something that happens, or is seen, in a story. */
export interface StoryStepKind {
  /** The YAML key that names the step; equals the file's name. */
  readonly kind: string;
  /** Does it bring something about, or look whether something is so? */
  readonly role: 'does' | 'looks';
  /** What it does, in Japanese, for editors and the guide. */
  readonly says: string;
  /** Schema of the keys of such a step, its own included, with `x-kind` annotations. */
  readonly options: JsonSchema;
}

/** The closed vocabularies that `load`, `flow` and `lint` use, collected from the folders by `scripts/build`. */
export interface Vocabulary {
  readonly steps: { readonly [kind: string]: StepKind };
  readonly blocks: { readonly [kind: string]: BlockKind };
  readonly widgets: { readonly [name: string]: WidgetKind };
  readonly constraints: { readonly [name: string]: Constraint };
  readonly functions: { readonly [name: string]: ExpressionFunction };
  readonly storySteps: { readonly [kind: string]: StoryStepKind };
}
