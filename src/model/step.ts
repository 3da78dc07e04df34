import type { Expression } from './expression.ts';
import type { Place } from './place.ts';

/**
 * One instruction of an action, normalised. `kind` is the YAML key that names it (`call`, `go`, …); `options` holds that key and its
 * companions as the kind's options schema normalised them (nested step lists included).
 */
export interface Step<Options = { readonly [key: string]: unknown }> {
  readonly kind: string;
  readonly when?: Expression;
  readonly unless?: Expression;
  readonly options: Options;
  readonly at?: Place;
}

/** Button id -> its steps, for every button of the dialog; an empty list continues after the dialog. A missing button ends the action. */
export interface Handlers {
  readonly [button: string]: readonly Step[];
}

/** A row of an error list. The first row that matches wins; `codes: ['any']` comes last. */
export interface ErrorRow {
  /**
   * Error codes, `from-to` ranges (`ELU205-ELU208`), group names, or `any`. Client codes: `network`, `timeout`, `malformed`, `result-9000`;
   * `unknown`: a write that may or may not have taken effect.
   */
  readonly codes: readonly string[];
  /** Codes this row leaves to the lists after it (useful with `any`); empty = none. */
  readonly except: readonly string[];
  /** Only for these calls; empty = every call. */
  readonly calls: readonly string[];
  /** HTTP status, e.g. 503; null = any. */
  readonly status: number | null;
  /** resultCode, e.g. `9003`; null = any. */
  readonly resultCode: string | null;
  /** Only calls declared `keepsScreen` (true), or only the others (false); null = any. */
  readonly keepsScreen: boolean | null;
  /** What happens: an empty list together with `ignore` means that nothing does, and the step counts as answered. */
  readonly do: readonly Step[];
  readonly ignore: boolean;
  readonly at?: Place;
}

/** An edge that a step adds to the graph of screens and dialogs. */
export interface Edge {
  /** `way`: a screen determined by the service's flows. */
  readonly to:
    | { readonly screen: string }
    | { readonly way: 'forward' | 'back' | 'previous' }
    | { readonly address: string }
    | { readonly dialog: string }
    | { readonly end: 'stay' };
  /** Why it is taken; distinguishable on the map without colour. */
  readonly via: 'step' | 'error' | 'timeout' | 'cancel' | 'forward' | 'back';
}
