import type { Expression } from './expression.ts';

/** `build/status-calls.json`, by act: the call that shows whether it was carried out, and where it does. Reads its answer by its name, and `sent.intention`. */
export interface StatusCalls {
  readonly [act: string]: { readonly call: string; readonly done: Expression };
}
