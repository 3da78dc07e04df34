import { boundValuesValid } from './bound-values.ts';
import { checkFields } from './check-fields.ts';

/** What only screens with fields need, in one chunk of its own. */
export const fieldCheck = { boundValuesValid, checkFields };
