import type { askInDialog } from './ask-in-dialog.ts';
import { createFieldValues } from './field-values.ts';
import { createSendByField } from './send-by-field.ts';

/** Needed only by screens with fields; kept in the form chunk, out of the entry chunk. */
export const fieldParts = {
  /** Loaded when it is needed: few dialogs have inputs. */
  askInDialog: async (...given: Parameters<typeof askInDialog>) =>
    (await import('./ask-in-dialog.ts')).askInDialog(...given),
  createFieldValues,
  createSendByField,
};

export type FieldParts = typeof fieldParts;
