/** What a value is that a schema of options describes, once its expressions and texts are evaluated. */
type ValueOf<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { readonly type: 'array'; readonly items: infer Item }
    ? readonly ValueOf<Item>[]
    : Schema extends { readonly type: 'boolean' } | { readonly 'x-kind': 'condition' }
      ? boolean
      : Schema extends { readonly type: 'integer' | 'number' }
        ? number
        : Schema extends { readonly type: 'string' } | { readonly 'x-kind': 'text' } | { readonly 'x-type': 'text' }
          ? string
          : unknown;

type OrNull<Schema> = Schema extends { readonly default: null } ? null : never;

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Name)[] } ? Name : never;

interface Described {
  readonly options: { readonly properties: object };
}

type Properties<Kind extends Described> = Kind['options']['properties'];

/**
 * The options of a widget, by its schema. Those that it does not require may be absent, defaults or not: what the portal sends as data has none of
 * them filled in.
 */
export type OptionsOf<Kind extends Described> = {
  readonly [Name in keyof Properties<Kind> as Name extends RequiredOf<Kind['options']> ? Name : never]: ValueOf<
    Properties<Kind>[Name]
  >;
} & {
  readonly [Name in keyof Properties<Kind> as Name extends RequiredOf<Kind['options']> ? never : Name]?:
    | ValueOf<Properties<Kind>[Name]>
    | OrNull<Properties<Kind>[Name]>;
};
