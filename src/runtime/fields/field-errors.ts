// chunk: checks
import type { Screen } from '../../model/screen.ts';
import { acceptValues } from './accept-values.ts';
import { countingOf } from './as-read.ts';
import { checkFields } from './check-fields.ts';
import type { FormScreen } from './form-screen.ts';
import type { Judge } from './judge.ts';
import { loadForms } from './load-forms.ts';

/** Rejects when a compiled form cannot be loaded. */
export async function judgeOf(form: FormScreen): Promise<Judge> {
  const { core, screen, stage, fields, evaluator, dataForms, sending } = form;
  const forms = await loadForms(core.host, screen);
  const shared = {
    items: (group: string) => fields.items(group, evaluator),
    evaluator,
    messages: core.parts.catalog.messages,
    dataForms,
  };
  const errors: Judge['errors'] = (values, mode) =>
    checkFields({
      ...shared,
      ...forms,
      screen: withoutDialogs(screen),
      counting: countingOf(values),
      mode,
      held: (mode === 'all' && sending?.held) || [],
    });
  // Once for nothing, before it is needed: what runs for the first time is compiled first, and the press would wait for that. It tells what is wrong.
  try {
    errors(stage.scope().form, 'all');
  } catch {}
  return {
    errors,
    accept: (values, isAnswered) => acceptValues(form, countingOf(values), isAnswered),
    errorsOfKept: () => errors(stage.scope().form, 'formats'),
    errorsInDialog(told, values) {
      const own = screen.dialogs.find(({ fields: names = [] }) => told.some(({ field }) => names.includes(field)));
      const inputs = screen.fields.filter(({ name }) => own?.fields?.includes(name));
      return checkFields({
        ...shared,
        form: forms.form,
        groupForms: [],
        screen: { fields: inputs, groups: [], view: own?.view ?? [] },
        counting: countingOf(values),
        mode: 'all',
      });
    },
  };
}

/** Inputs of dialogs are validated in their dialog. */
function withoutDialogs({ fields, groups, view, dialogs }: Screen): Pick<Screen, 'fields' | 'groups' | 'view'> {
  const inDialogs = new Set(dialogs.flatMap((dialog) => dialog.fields ?? []));
  return { fields: fields.filter(({ name }) => !inDialogs.has(name)), groups, view };
}
