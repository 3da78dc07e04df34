import type { Dialog } from '../../model/dialog.ts';
import type { Scope, Value } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { ServicePart } from '../../model/service.ts';
import type { Handlers, Step } from '../../model/step.ts';
import { errorScope, type Failure } from '../calls/failure.ts';
import type { Evaluator, FieldError } from '../contract/screen.ts';
import type { Core } from '../core/core.ts';
import type { ServiceState } from '../storage/state.ts';
import { createEvaluator, holds, withNames } from '../values/evaluator.ts';

/** `next`: continue; `end`: the action is over; `again`: repeat the failed call. */
export type Outcome = 'next' | 'end' | 'again';

/** `src/steps/<kind>/run.ts` exports one as `run`; `Options`: `LoadedOptions<typeof stepKind>`. Throws only for bugs. */
export type RunStep<Options = never> = (options: Options, run: Run) => Outcome | Promise<Outcome>;

export interface Runners {
  readonly [kind: string]: RunStep;
}

/** A screen, or a service's bare path (without screen, without fields): what steps find there, and what they ask of it. */
export interface Place {
  readonly service: ServicePart;
  readonly screen: Screen | null;
  readonly state: ServiceState;
  readonly runners: Runners;
  /** Aborted when the screen is left. */
  readonly signal: AbortSignal;
  scope(): Scope;
  /** Reloads a data entry and what depends on it. */
  restart(data: string, run: Run): Promise<Outcome>;
  /** Drops what was typed on this screen. */
  forgetTyped(): void;
  showErrors(errors: readonly FieldError[]): void;
  /** Opens a dialog with inputs of the screen and runs the steps of its buttons. */
  ask(dialog: Dialog, options: AskOptions, run: Run): Promise<Outcome>;
}

/** Where steps run, with the ways that lead from there. */
export interface Stage extends Place {
  readonly core: Core;
  /** Sent as `commonHeader.screenId`. */
  readonly screenId: string;
  /**
   * Address of a screen, or of one of its routes, relative to the router base. `values`: path parameters and query. Path parameters missing there are
   * carried over from the current address, else default to the screen's own values.
   */
  addressOf(screen: string, values: Scope): string;
  /** Navigates to a screen; `values` as for `addressOf`. `reason`: told there. */
  goTo(screen: string, values: Scope, reason?: string): Promise<void>;
  /** Leaves for a catalogue address. `query`: added to the address's own query; absent and empty values are omitted. */
  leave(address: string, query?: Scope): void;
  /** Would the state of a screen that is not open pass its `next`? Null = undecidable. */
  isFilled(screen: Screen): Promise<boolean | null>;
  /** Publishes the deadline of a running poll for countdowns; the returned function withdraws it. */
  beginDeadline(name: string, endsAt: number): () => void;
}

/** Options of a dialog with inputs: the steps of its buttons, and the start values of its inputs (unlisted ones start empty). */
export interface AskOptions {
  readonly then: Handlers;
  readonly fill: { readonly [field: string]: Value };
}

/** Shared by all steps of one action. */
export interface Task {
  /** True while a poll is pending: back and cancel may then end the action. Never during a write. */
  interruptible: boolean;
  /** Aborted by back, cancel or leaving. */
  readonly signal: AbortSignal;
  /** Ends the action. Call only while `interruptible`. */
  interrupt(): void;
}

/** One run through a list of steps. */
export interface Run extends Evaluator {
  readonly stage: Stage;
  readonly task: Task;
  /** The failure whose error steps run; null = no error. */
  readonly failure: Failure | null;
  /** Exposes a call's result to the following steps. */
  keep(name: string, result: unknown): void;
  /** Runs a list; stops at the first outcome that is not `next`, or when the screen is left. */
  steps(steps: readonly Step[]): Promise<Outcome>;
  /** The same run with `error` in scope. */
  failing(failure: Failure): Run;
}

/** Do the step's `when` and `unless` let it run? */
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
        if (runStep === undefined) throw new Error(`No step ${step.kind}`);
        const outcome = await runStep(step.options as never, run);
        if (outcome !== 'next') return outcome;
      }
      return 'next';
    },
    failing: (why) => createRun(stage, task, why, results),
  };
  return run;
}
