import type { Scope } from '../../model/expression.ts';
import type { Action } from '../../model/screen.ts';
import { wait } from '../calls/wait.ts';
import type { ScreenRuntime, ScreenView } from '../contract/screen.ts';
import type { Judge } from '../fields/judge.ts';
import { loadFieldChecks } from '../fields/load-parts.ts';
import { actionOf } from '../run/action-of.ts';
import { createRun, type Run, type Task } from '../run/run.ts';
import { itemScope } from '../values/evaluator.ts';
import { readAgain } from './entry.ts';
import type { ScreenCore } from './screen-core.ts';

export interface Actions extends Pick<ScreenRuntime, 'act'> {
  /** Resolves when none is running. */
  whenFree(): Promise<void>;
}

interface Running extends Task {
  readonly finished: Promise<void>;
}

/** Actions that may interrupt a poll. Nothing interrupts a write. */
const interruptingActions = ['back', 'cancel'];

export function createActions(screen: ScreenCore): Actions {
  const { core, stage, view, update, locked } = screen;
  const hasDraft = screen.fieldParts !== null && screen.service.draft !== null;
  let running: Running | null = null;

  /** Null = no inputs. It is usually there before anything is pressed (`ScreenRuntime.prepare`). */
  const judgeNow = async (working: ScreenView['working']): Promise<Judge | null> => {
    const now = screen.judge?.now() ?? null;
    if (now !== null || screen.judge === null) return now;
    update({ working });
    return screen.judge.load().catch((error: unknown) => {
      // The screen was left meanwhile: there is nobody to tell.
      if (stage.signal.aborted) return null;
      throw error;
    });
  };
  const perform = async (action: Action, task: Task, item: unknown): Promise<void> => {
    const results = itemScope(item);
    const run = createRun(stage, task, null, results);
    const working = { action: action.name, item };
    try {
      core.log({ screenId: screen.screen.id, trigger: 'click', level: 'info', detail: action.name });
      const isJudged = action.validate !== 'none';
      const sending = isJudged ? screen.sending?.settled() : null;
      if (sending) update({ working });
      const isSent = !sending || (await sending);
      if (stage.signal.aborted) return;
      const judge = isJudged ? await judgeNow(working) : null;
      if (stage.signal.aborted) return;
      const errors = isJudged ? takeOver(screen, action, run, judge) : view().errors;
      if (errors === null) return;
      const isHeld = !isSent && action.validate === 'all';
      // In one go: each update evaluates everything that is shown. What was said of mended errors goes.
      update(isHeld ? { errors } : { errors, working, refusals: errors.length && view().refusals });
      if (isHeld) return;
      if (hasDraft && isJudged) {
        const { saveDraft } = await loadFieldChecks();
        if ((await saveDraft(run, action.validate)) !== 'next') return;
      }
      screen.unsay?.();
      await run.steps(action.steps);
      const isUnknown = (results.outcome as Scope | undefined)?.unknown === true;
      if (isUnknown || screen.unsay) await (await readAgain()).readAfterUnknown(screen, run, isUnknown);
    } catch (error) {
      screen.handleError(error);
    } finally {
      if (view().working === working) update({ working: null });
    }
  };
  return {
    async whenFree() {
      while (running !== null) await running.finished;
    },
    async act(name, lockSeconds, item) {
      if (locked.getState().includes(name)) return;
      if (running !== null) {
        if (!running.interruptible || !interruptingActions.includes(name)) return;
        const { interrupt, finished } = running;
        interrupt();
        await finished;
        if (running !== null) return;
      }
      const interrupted = new AbortController();
      const task = {
        interruptible: false,
        signal: AbortSignal.any([stage.signal, interrupted.signal]),
        interrupt: () => interrupted.abort(),
      };
      const finished = perform(actionOf(screen.screen, screen.service, name), task, item);
      const mine: Running = Object.assign(task, { finished });
      running = mine;
      const least = Math.max(lockSeconds, core.settings.number('button.lock', 1));
      locked.setState((names) => [...names, name], true);
      Promise.all([finished, wait(least * 1000, stage.signal)]).finally(() =>
        locked.setState((names) => names.filter((other) => other !== name), true),
      );
      await finished;
      if (running === mine) running = null;
    },
  };
}

/**
 * Validates the shown fields and takes their values over. On errors it shows them, takes over nothing and returns null, unless `validate` is `asTyped`.
 * @returns the errors to be shown, which a press that goes on leaves there.
 */
function takeOver(
  screen: ScreenCore,
  { validate }: Action,
  run: Run,
  judge: Judge | null,
): ScreenView['errors'] | null {
  const { core, service, stage } = screen;
  const { form } = run.stage.scope();
  const errors = judge?.errors(form, validate === 'all' ? 'all' : 'formats') ?? [];
  if (errors.length > 0 && validate !== 'asTyped') {
    stage.showErrors(errors);
    return null;
  }
  judge?.accept(form, validate === 'all');
  if (validate === 'all') core.progressOf(service).accept(screen.screen.name);
  return errors;
}
