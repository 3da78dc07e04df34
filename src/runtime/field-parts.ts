import { boundValuesValid } from './bound-values.ts';
import { checkFields } from './check-fields.ts';
import { createFieldValues } from './field-values.ts';

/** What only screens with fields need: in the chunk of the form, not in the entry. */
export const fieldParts = { boundValuesValid, checkFields, createFieldValues };

export type FieldParts = typeof fieldParts;
