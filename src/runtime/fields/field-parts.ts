// chunk: screen-form
import type { askInDialog } from './ask-in-dialog.ts';
import { createFieldValues } from './field-values.ts';
import type { FormScreen } from './form-screen.ts';
import type { LoadedJudge } from './judge.ts';
import { createSendByField } from './send-by-field.ts';

/** Needed only by screens with fields; kept in the form chunk, out of the entry chunk. */
export const fieldParts = {
  /** Loaded when it is needed: few dialogs have inputs. */
  askInDialog: async (...given: Parameters<typeof askInDialog>) =>
    (await import('./ask-in-dialog.ts')).askInDialog(...given),
  createFieldValues,
  createSendByField,
  /** Loaded with the first errors that are told. */
  mendErrors(screen: FormScreen, judge: LoadedJudge, field: string): void {
    const { refusals, dialogRefusals } = screen.view();
    if (refusals + dialogRefusals > 0)
      import('./mend-errors.ts')
        .then(({ mendErrors }) => mendErrors(screen, judge, field))
        .catch((error: unknown) => screen.core.host.report('mended errors', error));
  },
};

export type FieldParts = typeof fieldParts;
