import type { Calls } from '../../../../build/call-types.d.ts';

export type CallName = keyof Calls;
/** `reqBody` and `resBody` of a call; undefined = none. */
export type RequestOf<Name extends CallName> = Calls[Name]['request'];
export type ResponseOf<Name extends CallName> = Calls[Name]['response'];
/** An element of a call's `rows`. */
export type RowOf<Name extends CallName> =
  ResponseOf<Name> extends { readonly rows: readonly (infer Row)[] } ? Row : never;
