import type { Dialog } from '../../model/dialog.ts';
import type { Scope, Value } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Handlers, Step } from '../../model/step.ts';
import { errorScope, type Failure } from '../calls/failure.ts';
import type { Evaluator, FieldError } from '../contract/screen.ts';
import type { Core } from '../core/core.ts';
import type { ServiceState } from '../storage/state.ts';
import { createEvaluator, holds, withNames } from '../values/evaluator.ts';

/** `next`: go on; `end`: the action is over; `again`: send the failed call once more. */
export type Outcome = 'next' | 'end' | 'again';

/** `src/steps/<kind>/run.ts` exports one as `run`. `options` are what the kind's schema normalised. Throws only for bugs. */
export type RunStep = (options: never, run: Run) => Outcome | Promise<Outcome>;

export interface Runners {
  readonly [kind: string]: RunStep;
}

/** Where steps run: a screen, or a service's bare path (without screen, without fields). */
export interface Stage {
  readonly core: Core;
  readonly service: Service;
  readonly screen: Screen | null;
  /** Sent as `commonHeader.screenId`. */
  readonly screenId: string;
  readonly state: ServiceState;
  readonly runners: Runners;
  /** Aborted when the screen is left. */
  readonly signal: AbortSignal;
  scope(): Scope;
  /**
   * Address of a screen, or of one of its routes, below the router base. `values`: path parameters and query. Path parameters they do not name are carried over from
   * the present address, or have the value that the screen gives them.
   */
  addressOf(screen: string, values: Scope): string;
  /** Goes to a screen; `values` as for `addressOf`. */
  goTo(screen: string, values: Scope): void;
  /** Leaves for an address of the catalogue. `query`: added to the address's own query; absent and empty values are left out. */
  leave(address: string, query?: Scope): void;
  /** Loads a data entry again, with what depends on it. */
  restart(data: string, run: Run): Promise<Outcome>;
  /** What is typed on this screen is forgotten. */
  forgetTyped(): void;
  showErrors(errors: readonly FieldError[]): void;
  /** Opens a dialog with inputs of the screen and runs the steps of its buttons. */
  ask(dialog: Dialog, options: AskOptions, run: Run): Promise<Outcome>;
  /** Would what the state holds for a screen that is not open pass its `next`? Null = nobody can tell. */
  isFilled(screen: Screen): Promise<boolean | null>;
  /** Makes the end of a running poll known for countdowns; the returned function takes it back. */
  beginDeadline(name: string, endsAt: number): () => void;
}

/** How a dialog with inputs is opened: the steps of its buttons, and what its inputs start with (those that are not named start empty). */
export interface AskOptions {
  readonly then: Handlers;
  readonly fill: { readonly [field: string]: Value };
}

/** What is shared by all steps of one action. */
export interface Task {
  /** True while a poll waits: back and cancel may end the action. Never during a write. */
  interruptible: boolean;
  /** Aborted by back, cancel or leaving. */
  readonly signal: AbortSignal;
  /** Ends the action. To be called only while `interruptible`. */
  interrupt(): void;
}

/** One run through a list of steps. */
export interface Run extends Evaluator {
  readonly stage: Stage;
  readonly task: Task;
  /** Why error steps run; null = no error. */
  readonly failure: Failure | null;
  /** Makes a call's result known to the steps after it. */
  keep(name: string, result: unknown): void;
  /** Runs a list; stops at the first outcome that is not `next`, or when the screen is left. */
  steps(steps: readonly Step[]): Promise<Outcome>;
  /** The same run, with `error` in reach. */
  failing(failure: Failure): Run;
}

/** Do the step's own conditions let it run? */
export function isMeant(run: Run, { when, unless }: Step): boolean {
  return holds(run, when) && (unless === undefined || !holds(run, unless));
}

export function createRun(
  stage: Stage,
  task: Task,
  failure: Failure | null = null,
  results: Record<string, unknown> = {},
): Run {
  const { parts, environment } = stage.core;
  const scope = () => withNames(stage.scope(), { ...results, ...(failure ? errorScope(failure) : {}) });
  const run: Run = {
    ...createEvaluator(scope, parts.functions, environment),
    stage,
    task,
    failure,
    keep(name, result) {
      results[name] = result;
    },
    async steps(steps) {
      for (const step of steps) {
        if (task.signal.aborted) return 'end';
        if (!isMeant(run, step)) continue;
        const runStep = stage.runners[step.kind];
        if (runStep === undefined) throw new Error(`No step of the kind ${step.kind}`);
        const outcome = await runStep(step.options as never, run);
        if (outcome !== 'next') return outcome;
      }
      return 'next';
    },
    failing: (why) => createRun(stage, task, why, results),
  };
  return run;
}
