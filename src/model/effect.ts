import type { Edge } from './step.ts';

/**
 * What a step does, one after the other, in the words of whoever follows steps without running them: the type check and the flow graph.
 * Members are names of the step's options; an option that is not written does nothing.
 */
export type Effect =
  /** Writes values: state path -> value. */
  | { readonly do: 'write'; readonly values: string }
  /** Puts one path, or several, back to what they start with. */
  | { readonly do: 'reset'; readonly paths: string }
  | CallEffect
  /**
   * A condition on the answer; when it holds, the `steps` run. `isAwaited`: the call is made until it holds, and what follows runs
   * after those steps; otherwise the action is over after them. `fails`: without steps, it is as if the call had failed.
   */
  | {
      readonly do: 'ask';
      readonly condition: string;
      readonly steps: string;
      readonly isAwaited?: true;
      readonly fails?: true;
    }
  | RunEffect
  /** Of a list of `when` and `do`, the steps of the first whose condition holds. */
  | { readonly do: 'branch'; readonly cases: string }
  /** Another action's steps in this place. */
  | { readonly do: 'act'; readonly action: string }
  /** A dialog; then the steps of the button that is pressed, and what follows where those do not end the action. */
  | { readonly do: 'open'; readonly dialog: string; readonly handlers: string; readonly fill: string }
  /** Data once more. With the value `draft` the screen is entered anew. */
  | { readonly do: 'load'; readonly data: string }
  | { readonly do: 'saveDraft' }
  /** Goes through the error order with that code. */
  | { readonly do: 'raise'; readonly code: string }
  /** The failed call once more. */
  | { readonly do: 'repeat' }
  /** An app, which comes back to a screen, or to this one. */
  | { readonly do: 'launch'; readonly app: string; readonly returnTo: string }
  /** A screen or a way along the flow. */
  | {
      readonly do: 'go';
      readonly to: string;
      readonly otherwise?: string;
      readonly with?: string;
      readonly from?: string;
    }
  /** An address outside. */
  | { readonly do: 'leave'; readonly address: string }
  /** The person stays on the screen. `ifSet`: only where that option is (`waiting.cancel`: a member of it). */
  | { readonly do: 'stay'; readonly via: Edge['via']; readonly ifSet?: string }
  /** Nothing after it in the same list runs. */
  | { readonly do: 'end' };

/** One call of the portal, or the same one until an awaited condition holds (`isRepeated`). */
export interface CallEffect {
  readonly do: 'call';
  readonly call: string;
  readonly with: string;
  /** Name of its answer; without it the call's own. */
  readonly as: string;
  readonly rows: string;
  readonly isRepeated?: true;
  readonly into?: string;
  readonly keep?: string;
  readonly background?: string;
}

/**
 * Steps. `here`: in this place, and what follows runs after them. `aside`: instead of everything after them, beginning from where the step
 * did. `beside`: as `aside`, but what follows runs as well where they do not end the action. `words` and `via` name the way on the map.
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
