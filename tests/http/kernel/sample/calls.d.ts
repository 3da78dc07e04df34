import type {} from '../../../../build/call-types.d.ts';

/** The calls of the sample's own catalogue. */
declare module '../../../../build/call-types.d.ts' {
  interface Calls {
    readonly broken: { readonly request: undefined; readonly response: undefined };
    readonly count: { readonly request: { readonly text: string }; readonly response: { readonly times: number } };
    readonly extra: {
      readonly request: undefined;
      readonly response: { readonly known: string; readonly inner?: { readonly known?: string } };
    };
    /** Wrong on purpose: the contract says a number. */
    readonly lies: { readonly request: undefined; readonly response: { readonly times: string } };
    readonly send: { readonly request: undefined; readonly response: undefined };
    readonly who: {
      readonly request: undefined;
      readonly response: { readonly citizen: string; readonly now: string; readonly every: unknown };
    };
  }
}
