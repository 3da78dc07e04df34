import { saveDraft } from '../flow/save-draft.ts';
import type { askInDialog } from './ask-in-dialog.ts';
import { boundValuesValid } from './bound-values.ts';
import { errorsOfKept, fieldErrors } from './field-errors.ts';
import { createFieldValues } from './field-values.ts';
import { createSendByField } from './send-by-field.ts';

/** Needed only by screens with fields; kept in the form chunk, out of the entry chunk. */
export const fieldParts = {
  /** Loaded when it is needed: few dialogs have inputs. */
  askInDialog: async (...given: Parameters<typeof askInDialog>) =>
    (await import('./ask-in-dialog.ts')).askInDialog(...given),
  boundValuesValid,
  createFieldValues,
  createSendByField,
  errorsOfKept,
  fieldErrors,
  saveDraft,
};

export type FieldParts = typeof fieldParts;
