import { saveDraft } from '../flow/save-draft.ts';
import type { askInDialog } from './ask-in-dialog.ts';
import { errorsOfKept, fieldErrors } from './field-errors.ts';
import { createFieldValues } from './field-values.ts';
import type { FormScreen } from './form-screen.ts';
import { createSendByField } from './send-by-field.ts';

/** Needed only by screens with fields; kept in the form chunk, out of the entry chunk. */
export const fieldParts = {
  /** Loaded when it is needed: few dialogs have inputs. */
  askInDialog: async (...given: Parameters<typeof askInDialog>) =>
    (await import('./ask-in-dialog.ts')).askInDialog(...given),
  createFieldValues,
  createSendByField,
  errorsOfKept,
  fieldErrors,
  /** Loaded with the first errors that are told. */
  mendErrors(screen: FormScreen, field: string): void {
    const { errors, dialogErrors } = screen.view();
    if (errors.length + dialogErrors.length > 0)
      void import('./mend-errors.ts').then(({ mendErrors }) => mendErrors(screen, field));
  },
  saveDraft,
};

export type FieldParts = typeof fieldParts;
