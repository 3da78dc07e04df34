/** One run of one side: figure -> values. */
export type Values = { readonly [figure: string]: readonly number[] };
