import type { Block } from './block.ts';
import type { Expression, TextValue, Value } from './expression.ts';
import type { ChangeTarget, LinkTarget } from './link.ts';
import type { ErrorRow, Handlers, Step } from './step.ts';

/** What the loader makes of a value, by its `x-kind` (`src/load/walk/read-kind.ts`). */
interface OfKind {
  readonly condition: Expression;
  readonly expression: Expression;
  readonly value: Value;
  readonly text: TextValue;
  readonly duration: Value;
  readonly steps: readonly Step[];
  readonly blocks: readonly Block[];
  readonly handlers: Handlers;
  readonly errors: readonly ErrorRow[];
  readonly change: ChangeTarget;
  readonly place: LinkTarget;
}

type Annotated<Kind, Schema> =
  | (Kind extends keyof OfKind ? OfKind[Kind] : Kind extends `name:${string}` ? string : unknown)
  | (Schema extends { readonly 'x-text': true } ? TextValue : never)
  | (Schema extends { readonly type: readonly unknown[]; readonly items: infer Item }
      ? readonly Loaded<Item>[]
      : never);

interface Plain {
  readonly string: string;
  readonly boolean: boolean;
  readonly number: number;
  readonly integer: number;
  readonly null: null;
}

/** What the loader makes of a value that has this schema: its defaults are filled in, nothing is evaluated yet. */
export type Loaded<Schema> =
  | (Schema extends { readonly default: null } ? null : never)
  | (Schema extends { readonly 'x-kind': infer Kind }
      ? Annotated<Kind, Schema>
      : Schema extends { readonly anyOf: readonly (infer Alternative)[] }
        ? Loaded<Alternative>
        : Schema extends { readonly enum: readonly (infer Word)[] } | { readonly const: infer Word }
          ? Word
          : Schema extends { readonly items: infer Item }
            ? readonly Loaded<Item>[]
            : Schema extends { readonly properties: infer Properties }
              ? Members<Properties, RequiredOf<Schema>>
              : Schema extends { readonly patternProperties: { readonly [pattern: string]: infer Entry } }
                ? { readonly [name: string]: Loaded<Entry> }
                : Schema extends { readonly additionalProperties: infer Entry }
                  ? { readonly [name: string]: Loaded<Entry> }
                  : Schema extends { readonly type: keyof Plain }
                    ? Plain[Schema['type']]
                    : unknown);

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Name)[] } ? Name : never;

type WithDefault<Properties> = {
  [Name in keyof Properties]: Properties[Name] extends { readonly default: unknown } ? Name : never;
}[keyof Properties];

type Given<Properties, Required> = (Required & keyof Properties) | WithDefault<Properties>;

/** The name of a member in the model; with `x-as: ''` it has none, its own members stand in its place. */
type NameOf<Name, Schema> = Schema extends { readonly 'x-as': infer As extends string }
  ? As extends ''
    ? never
    : As
  : Name;

type Members<Properties, Required> = {
  readonly [Name in Given<Properties, Required> as NameOf<Name, Properties[Name]>]: Loaded<Properties[Name]>;
} & {
  readonly [Name in Exclude<keyof Properties, Given<Properties, Required>> as NameOf<Name, Properties[Name]>]?: Loaded<
    Properties[Name]
  >;
} & Unwrapped<Properties>;

type Unwrapped<Properties> = Properties extends { readonly [name: string]: unknown }
  ? Inner<Extract<Properties[keyof Properties], { readonly 'x-as': '' }>>
  : unknown;

type Inner<Schema> = [Schema] extends [never] ? unknown : Loaded<Schema>;

interface Described {
  readonly options: object;
}

/** The options of a step, by its schema. */
export type LoadedOptions<Kind extends Described> = Loaded<Kind['options']>;

/** A block of a kind, by its schema. */
export type BlockOf<Kind extends Described> = Pick<Block, 'kind' | 'shownWhen' | 'at'> & LoadedOptions<Kind>;
