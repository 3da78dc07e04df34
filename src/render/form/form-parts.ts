// chunk: screen-form
import { preloadable } from '../../draw/preloadable.ts';
import { FormErrors } from './form-errors.tsx';
import { ScreenForm } from './screen-form.tsx';

/** Renders a screen's inputs and their errors; the form chunk. */
export const formParts = {
  FormErrors,
  ScreenForm,
  /** Few dialogs have inputs: it comes with what opens them. */
  dialogForm: preloadable(() => import('./dialog-form.tsx').then((late) => late.DialogForm)),
};
