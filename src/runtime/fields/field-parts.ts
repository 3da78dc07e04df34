import { saveDraft } from '../flow/save-draft.ts';
import { askInDialog } from './ask-in-dialog.ts';
import { boundValuesValid } from './bound-values.ts';
import { errorsOfKept, fieldErrors } from './field-errors.ts';
import { createFieldValues } from './field-values.ts';
import { createSendByField } from './send-by-field.ts';

/** What only screens with fields need: in the chunk of the form, not in the entry. */
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
