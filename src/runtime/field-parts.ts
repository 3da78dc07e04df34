import { boundValuesValid } from './bound-values.ts';
import { checkFields } from './check-fields.ts';
import { createFieldValues } from './field-values.ts';
import { saveDraft } from './save-draft.ts';

/** What only screens with fields need: in the chunk of the form, not in the entry. */
export const fieldParts = { boundValuesValid, checkFields, createFieldValues, saveDraft };

export type FieldParts = typeof fieldParts;
