import type { Edge } from './step.ts';

/**
 * What a step does, in order, for code that follows steps without running them: the type check and the flow graph. Members are names of the step's
 * options; an option that is not given has no effect.
 */
export type Effect =
  /** Writes values: state path -> value. */
  | { readonly do: 'write'; readonly values: string }
  /** Resets one path, or several, to their start values. */
  | { readonly do: 'reset'; readonly paths: string }
  | CallEffect
  /**
   * A condition on the response; when it holds, the `steps` run. `isAwaited`: the call is repeated until it holds, and what follows runs after those
   * steps; otherwise the action ends after them. `fails`: without steps, it counts as a failure of the call.
   */
  | {
      readonly do: 'ask';
      readonly condition: string;
      readonly steps: string;
      readonly isAwaited?: true;
      readonly fails?: true;
    }
  | RunEffect
  /** Of a list of `when` and `do`, runs the steps of the first whose condition holds. */
  | { readonly do: 'branch'; readonly cases: string }
  /** Runs another action's steps in this place. */
  | { readonly do: 'act'; readonly action: string }
  /** Opens a dialog; then the steps of the pressed button run, and what follows unless those end the action. */
  | { readonly do: 'open'; readonly dialog: string; readonly handlers: string; readonly fill: string }
  /** Reloads data. With the value `draft` the screen is re-entered. */
  | { readonly do: 'load'; readonly data: string }
  /** Shows a text. */
  | { readonly do: 'tell'; readonly text: string }
  | { readonly do: 'saveDraft' }
  /** Makes another launch of the same data: all state is reset. */
  | { readonly do: 'renew' }
  /** Goes through the error order with that code. */
  | { readonly do: 'raise'; readonly code: string }
  /** Repeats the failed call. */
  | { readonly do: 'repeat' }
  /** Launches an app, which returns to a screen, by default this one. */
  | { readonly do: 'launch'; readonly app: string; readonly returnTo: string }
  /** Navigates to a screen, or along the flow. */
  | {
      readonly do: 'go';
      readonly to: string;
      readonly otherwise?: string;
      readonly with?: string;
      readonly from?: string;
      readonly says?: string;
    }
  /** Leaves for an external address. */
  | { readonly do: 'leave'; readonly address: string; readonly says?: string }
  /** The user stays on the screen. `ifSet`: only if that option is set (`waiting.cancel`: a member of it). */
  | { readonly do: 'stay'; readonly via: Edge['via']; readonly ifSet?: string }
  /** Nothing after it in the same list runs. */
  | { readonly do: 'end' };

/** One call to the portal, or the same one repeated until an awaited condition holds (`isRepeated`). */
export interface CallEffect {
  readonly do: 'call';
  readonly call: string;
  readonly with: string;
  /** Name of its response; defaults to the call's own name. */
  readonly as: string;
  readonly rows: string;
  readonly isRepeated?: true;
  readonly into?: string;
  readonly keep?: string;
  readonly background?: string;
}

/**
 * Runs steps. `here`: in this place, and what follows runs after them. `aside`: instead of everything after them, starting where the step began.
 * `beside`: as `aside`, but what follows runs as well unless they end the action. `words` and `via` label the way on the map.
 */
export type RunEffect =
  | { readonly do: 'run'; readonly steps: string; readonly how: 'here' }
  | {
      readonly do: 'run';
      readonly steps: string;
      readonly how: 'aside' | 'beside';
      readonly words: string;
      readonly via?: Edge['via'];
    };
