import type { Scope } from '../model/expression.ts';
import type { Action } from '../model/screen.ts';
import type { Step } from '../model/step.ts';
import { itemScope } from './evaluator.ts';
import type { CallUse } from './perform-call.ts';
import { performCall } from './perform-call.ts';
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
  const { core, stage, view, update } = screen;
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
      if (action.validate !== 'none' && !accepted(screen, action, run)) return;
      update({ working });
      if (action.validate === 'all') await saveDraft(screen, run);
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
      const finished = perform(actionOf(screen, name), task, item);
      const mine: Running = Object.assign(task, { finished });
      running = mine;
      const least = Math.max(lockSeconds, core.settings.number('button.lock', 1));
      lock(name, Promise.all([finished, wait(least * 1000, stage.signal)]));
      await finished;
      if (running === mine) running = null;
    },
  };
}

/** `next`, `back` and the layout's `cancel` exist without being written. */
function actionOf({ screen, service }: ScreenCore, name: string): Action {
  const own = screen.actions.find((action) => action.name === name);
  if (own !== undefined) return own;
  const { cancel } = service.layout;
  if (name === 'next') return { name, validate: 'all', steps: [step('go', { go: 'forward', with: {} })] };
  if (name === 'back') return { name, validate: 'none', steps: [step('go', { go: 'back', with: {} })] };
  if (name === 'cancel' && cancel !== null) {
    // biome-ignore lint/suspicious/noThenProperty: "then" is the word of the language; nobody awaits the options.
    return { name, validate: 'none', steps: [step('dialog', { dialog: cancel.dialog, then: cancel.then })] };
  }
  throw new Error(`No action of the name ${name}`);
}

function step(kind: string, options: Step['options']): Step {
  return { kind, options };
}

/** Checks the shown fields; what is in order is taken over, what is not is said at the fields and nothing else happens. */
function accepted(
  { core, screen, service, form, groupForms, checkFields, fields, names, stage, update }: ScreenCore,
  action: Action,
  run: Run,
): boolean {
  const counting = run.stage.scope().form as Scope;
  const { messages } = core.parts.catalog;
  const items = (group: string) => fields.items(group, names);
  const errors =
    form === null || checkFields === null || action.validate === 'none'
      ? []
      : checkFields({ screen, form, groupForms, counting, items, names, mode: action.validate, messages });
  if (errors.length > 0) {
    stage.showErrors(errors);
    return false;
  }
  update({ errors: [] });
  fields.accept(counting, names);
  if (action.validate === 'all') core.wayOf(service).accept(screen.name);
  return true;
}

/** The draft never blocks: what could not be saved is still on this device. */
async function saveDraft({ core, service, screen }: ScreenCore, run: Run): Promise<void> {
  const { draft, layout } = service;
  if (draft === null || screen.fields.length + screen.groups.length === 0) return;
  for (const { options } of draft.save) {
    const { body } = await performCall(run, { ...(options as unknown as CallUse), background: true });
    if (body !== null) continue;
    const toast = { text: run.text(draft.onSaveFailureText), tone: 'warning', place: layout.toast.place } as const;
    core.toasts.show(
      { ...toast, seconds: Number(run.value(layout.toast.seconds)) },
      Number(run.value(layout.toast.most)),
    );
    return;
  }
}
