/** What a value is that a schema of options describes, once its expressions and texts are evaluated. */
type ValueOf<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { readonly type: 'array'; readonly items: infer Item }
    ? readonly ValueOf<Item>[]
    : Schema extends { readonly type: 'boolean' } | { readonly 'x-kind': 'condition' }
      ? boolean
      : Schema extends { readonly type: 'integer' | 'number' }
        ? number
        : Schema extends { readonly type: 'object'; readonly additionalProperties: infer Entry }
          ? { readonly [name: string]: ValueOf<Entry> }
          : Schema extends { readonly type: 'string' } | { readonly 'x-kind': 'text' } | { readonly 'x-type': 'text' }
            ? string
            : unknown;

type OrNull<Schema> = Schema extends { readonly default: null } ? null : never;

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Name)[] } ? Name : never;

/** Of these, a field that comes as data has the default too, as its constraint. */
type ConstraintsOf<Properties> = {
  [Name in keyof Properties]: Properties[Name] extends { readonly 'x-constraint': true; readonly default: unknown }
    ? Name
    : never;
}[keyof Properties];

interface Described {
  readonly options: { readonly properties: object };
}

type Properties<Kind extends Described> = Kind['options']['properties'];

type Given<Kind extends Described> = RequiredOf<Kind['options']> | ConstraintsOf<Properties<Kind>>;

/** Names of the options that each item of the list has (`x-item`). */
type OfItems<Properties> = {
  [Name in keyof Properties]: Properties[Name] extends { readonly 'x-item': true } ? Name : never;
}[keyof Properties];

type Of<Kind extends Described, Names extends keyof Properties<Kind>> = {
  readonly [Name in Extract<Names, Given<Kind>>]: ValueOf<Properties<Kind>[Name]>;
} & {
  readonly [Name in Exclude<Names, Given<Kind>>]?: ValueOf<Properties<Kind>[Name]> | OrNull<Properties<Kind>[Name]>;
};

/**
 * The options of a widget, by its schema. Those that it does not require may be absent, defaults or not: what the portal sends as data has none of
 * them filled in.
 */
export type OptionsOf<Kind extends Described> = Of<Kind, Exclude<keyof Properties<Kind>, OfItems<Properties<Kind>>>>;

/** The options that are evaluated for each item of the list. */
export type ItemOptionsOf<Kind extends Described> = Of<Kind, OfItems<Properties<Kind>>>;
