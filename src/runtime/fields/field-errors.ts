import type { Scope } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { FieldError } from '../contract/screen.ts';
import { checkFields } from './check-fields.ts';
import type { FormScreen } from './form-screen.ts';

/** Validation errors of the screen's shown fields for the effective values. `formats`: missing values are no error. */
export function fieldErrors(
  { core, screen, form, groupForms, fields, evaluator, dataForms, sending }: FormScreen,
  counting: Scope,
  mode: 'all' | 'formats',
): readonly FieldError[] {
  if (form === null) return [];
  return checkFields({
    screen: withoutDialogs(screen),
    form,
    groupForms,
    counting,
    items: (group) => fields.items(group, evaluator),
    evaluator,
    mode,
    messages: core.parts.catalog.messages,
    dataForms,
    held: (mode === 'all' && sending?.held) || [],
  });
}

/** Values that a temporary save took over as typed (`asTyped`) come back with their errors shown at the fields. */
export function errorsOfKept(screen: FormScreen): readonly FieldError[] {
  const isKeptAsTyped = screen.screen.actions.some(({ validate }) => validate === 'asTyped');
  return isKeptAsTyped ? fieldErrors(screen, screen.stage.scope().form as Scope, 'formats') : [];
}

/** Inputs of dialogs are validated in their dialog. */
function withoutDialogs({ fields, groups, view, dialogs }: Screen): Pick<Screen, 'fields' | 'groups' | 'view'> {
  const inDialogs = new Set(dialogs.flatMap((dialog) => dialog.fields ?? []));
  return { fields: fields.filter(({ name }) => !inDialogs.has(name)), groups, view };
}
