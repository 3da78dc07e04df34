import { saveDraft } from '../flow/save-draft.ts';
import { askInDialog } from './ask-in-dialog.ts';
import { boundValuesValid } from './bound-values.ts';
import { errorsOfKept, fieldErrors } from './field-errors.ts';
import { createFieldValues } from './field-values.ts';
import { createSendByField } from './send-by-field.ts';

/** Needed only by screens with fields; kept in the form chunk, out of the entry chunk. */
export const fieldParts = {
  askInDialog,
  boundValuesValid,
  createFieldValues,
  createSendByField,
  errorsOfKept,
  fieldErrors,
  saveDraft,
};

export type FieldParts = typeof fieldParts;
