import type { Scope } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { FieldError } from '../contract/screen.ts';
import { checkFields, type FieldCheck } from './check-fields.ts';
import type { FormScreen } from './form-screen.ts';
import { loadForms } from './load-forms.ts';

/** Validation errors of a screen's inputs. */
export interface Judge {
  /** Of the shown fields, for the effective values. `formats`: missing values are no error. */
  errors(counting: Scope, mode: FieldCheck['mode']): readonly FieldError[];
  /** Values that a temporary save took over as typed (`asTyped`) come back with their errors shown at the fields. */
  errorsOfKept(): readonly FieldError[];
}

/** Rejects when a compiled form cannot be loaded. */
export async function judgeOf({ core, screen, stage, fields, evaluator, dataForms }: FormScreen): Promise<Judge> {
  const forms = await loadForms(core.host, screen);
  const errors: Judge['errors'] = (counting, mode) =>
    checkFields({
      screen: withoutDialogs(screen),
      ...forms,
      counting,
      items: (group) => fields.items(group, evaluator),
      evaluator,
      mode,
      messages: core.parts.catalog.messages,
      dataForms,
    });
  return { errors, errorsOfKept: () => errors(stage.scope().form as Scope, 'formats') };
}

/** Inputs of dialogs are validated in their dialog. */
function withoutDialogs({ fields, groups, view, dialogs }: Screen): Pick<Screen, 'fields' | 'groups' | 'view'> {
  const inDialogs = new Set(dialogs.flatMap((dialog) => dialog.fields ?? []));
  return { fields: fields.filter(({ name }) => !inDialogs.has(name)), groups, view };
}
