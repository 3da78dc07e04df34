import { DialogForm } from './dialog-form.tsx';
import { FormErrors } from './form-errors.tsx';
import { ScreenForm } from './screen-form.tsx';

/** What draws the inputs of a screen and what was refused of them: the chunk of the form. */
export const formParts = { DialogForm, FormErrors, ScreenForm };
