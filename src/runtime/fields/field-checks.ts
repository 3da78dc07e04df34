// chunk: checks
import { saveDraft } from '../flow/save-draft.ts';
import { boundValuesValid } from './bound-values.ts';
import { judgeOf } from './field-errors.ts';

/** What judges inputs and saves them: needed at a press, and where what is filled in decides the way. A chunk of its own, with the validators' parts. */
export const fieldChecks = { boundValuesValid, judgeOf, saveDraft };
