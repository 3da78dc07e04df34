import type { Scope } from '../model/expression.ts';
import type { Action, Screen } from '../model/screen.ts';
import { actionOf } from './action-of.ts';
import { itemScope } from './evaluator.ts';
import { createRun, type Run, type Task } from './run.ts';
import type { ScreenCore } from './screen.ts';
import { wait } from './wait.ts';

export interface Actions {
  act(name: string, lockSeconds: number, item?: unknown): Promise<void>;
}

interface Running extends Task {
  readonly finished: Promise<void>;
}

/** Presses that may end a poll. Nothing ever ends a write. */
const waysOut = ['back', 'cancel'];

export function createActions(screen: ScreenCore): Actions {
  const { core, stage, view, update, fieldParts } = screen;
  let running: Running | null = null;

  const lock = (name: string, until: Promise<unknown>) => {
    update({ locked: [...view().locked, name] });
    until.finally(() => update({ locked: view().locked.filter((locked) => locked !== name) }));
  };
  const perform = async (action: Action, task: Task, item: unknown): Promise<void> => {
    const run = createRun(stage, task, null, itemScope(item));
    const working = { action: action.name, item };
    try {
      core.log({ screenId: screen.screen.id, trigger: 'click', level: 'info', detail: action.name });
      const sending = action.validate === 'none' ? null : (screen.sending?.settled() ?? null);
      if (sending !== null) {
        update({ working });
        if (!(await sending)) return;
      }
      if (action.validate !== 'none' && !accepted(screen, action, run)) return;
      update({ working });
      if (fieldParts !== null && (await fieldParts.saveDraft(run, action.validate)) !== 'next') return;
      await run.steps(action.steps);
    } catch (error) {
      screen.caught(error);
    } finally {
      if (view().working === working) update({ working: null });
    }
  };
  return {
    async act(name, lockSeconds, item) {
      if (view().locked.includes(name)) return;
      if (running !== null) {
        if (!running.interruptible || !waysOut.includes(name)) return;
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
      lock(name, Promise.all([finished, wait(least * 1000, stage.signal)]));
      await finished;
      if (running === mine) running = null;
    },
  };
}

/** Checks the shown fields; what is in order is taken over, what is not is said at the fields and nothing else happens. */
function accepted(
  { core, screen, service, form, groupForms, fieldParts, fields, names, stage, update, dataForms }: ScreenCore,
  action: Action,
  run: Run,
): boolean {
  const counting = run.stage.scope().form as Scope;
  const { messages } = core.parts.catalog;
  const items = (group: string) => fields.items(group, names);
  const errors =
    form === null || fieldParts === null || action.validate === 'none'
      ? []
      : fieldParts.checkFields({
          screen: withoutDialogs(screen),
          form,
          groupForms,
          counting,
          items,
          names,
          mode: action.validate,
          messages,
          dataForms,
        });
  if (errors.length > 0) {
    stage.showErrors(errors);
    return false;
  }
  update({ errors: [] });
  fields.accept(counting, names);
  if (action.validate === 'all') core.wayOf(service).accept(screen.name);
  return true;
}

/** Inputs of dialogs are looked at there. */
function withoutDialogs({ fields, groups, view, dialogs }: Screen): Pick<Screen, 'fields' | 'groups' | 'view'> {
  const inDialogs = new Set(dialogs.flatMap((dialog) => dialog.fields ?? []));
  return { fields: fields.filter(({ name }) => !inDialogs.has(name)), groups, view };
}
