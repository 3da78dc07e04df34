// chunk: screen-form
import { DialogForm } from './dialog-form.tsx';
import { FormErrors } from './form-errors.tsx';
import { ScreenForm } from './screen-form.tsx';

/** Renders a screen's inputs and their errors; the form chunk. */
export const formParts = { DialogForm, FormErrors, ScreenForm };
