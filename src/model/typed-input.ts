/**
 * What tests type into an input of this kind: `src/widgets/<kind>/typed.ts` exports one as `typed`, where the kind is not content with any words. It
 * stands with the kind, so that a new one brings its own.
 */
export interface TypedInput {
  /** What a person would type there. */
  readonly sample?: string;
  /** What the input makes of it when it is left; absent = nothing. */
  left?(text: string, options: { readonly [name: string]: unknown }): string;
}
