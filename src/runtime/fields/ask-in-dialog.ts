// chunk: dialog-form
import type { Dialog } from '../../model/dialog.ts';
import type { Scope } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';
import type { ScreenRuntime } from '../contract/screen.ts';
import type { AskOptions, Outcome, Run } from '../run/run.ts';
import { runButtonSteps } from '../run/run-button-steps.ts';
import { countingOf } from './as-read.ts';
import { checkFields } from './check-fields.ts';
import type { FormScreen } from './form-screen.ts';
import { loadForms, type ScreenForms } from './load-forms.ts';

/**
 * Opens a dialog with inputs. A button that validates them keeps the dialog open until its steps have run: if the input is rejected, by validation or
 * by the portal, nothing typed is lost. Other buttons close it whatever their steps do.
 */
export async function askInDialog(
  screen: FormScreen,
  runtime: ScreenRuntime,
  dialog: Dialog,
  { then, fill }: AskOptions,
  run: Run,
): Promise<Outcome> {
  const { core, stage, update } = screen;
  const inputs = inputsOf(screen, dialog);
  begin(screen, inputs, run.value(fill) as Scope);
  const forms = loadForms(core.host, screen.screen);
  forms.catch(() => {});
  let outcome: Outcome = 'end';
  const answer = async (id: string): Promise<boolean> => {
    const validate = dialog.buttons.find((button) => button.id === id)?.validate;
    if (validate !== undefined && !checkInputs(screen, await forms, dialog, inputs, validate)) return false;
    outcome = await runButtonSteps(run, then, id);
    // `again` closes it too: the failed call is about to be repeated.
    return validate === undefined || outcome !== 'end';
  };
  const button = await core.dialogs.open({
    dialog,
    evaluator: run,
    errorNumber: '',
    owner: stage,
    skipStacking: false,
    inputs: { screen: runtime, answer },
  });
  update({ dialogErrors: [] });
  return button === 'closed' ? 'end' : outcome;
}

/** In the order of the dialog. */
function inputsOf({ screen }: FormScreen, { fields = [] }: Dialog): readonly Field[] {
  return fields.flatMap((name) => screen.fields.filter((field) => field.name === name));
}

/** Free text without a start value becomes the empty string, as if cleared by hand, since steps may read it. */
function begin({ fields, update }: FormScreen, inputs: readonly Field[], start: Scope): void {
  for (const { name, type, options } of inputs) {
    fields.recordInput(name, start[name] ?? (type === 'text' && options.length === 0 ? '' : undefined));
  }
  update({ dialogErrors: [] });
}

/** Shows the errors. True = there are none. */
function checkInputs(
  { core, stage, evaluator, update, dataForms }: FormScreen,
  { form }: ScreenForms,
  dialog: Dialog,
  inputs: readonly Field[],
  mode: 'all' | 'formats',
): boolean {
  const errors = checkFields({
    screen: { fields: inputs, groups: [], view: dialog.view },
    form,
    groupForms: [],
    counting: countingOf(stage.scope().form),
    items: () => [],
    evaluator,
    mode,
    dataForms,
    messages: core.parts.catalog.messages,
  });
  if (errors.length > 0) stage.showErrors(errors);
  else update({ dialogErrors: [] });
  return errors.length === 0;
}
