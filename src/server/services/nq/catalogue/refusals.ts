import * as wording from '../../../../../build/wording/services/nq.ts';
import { type Answer, failure, refusal } from '../../../kernel/calls/endpoint.ts';

/** EDQ101: no such qualification, business, unit, procedure, level or examination, or it is not handled there. */
export const notOffered: Answer = refusal('EDQ101', wording.refusals.notOffered);

/** EDQ102: the form in the database violates `schemas/data-form.schema.json`. */
export const formBroken: Answer = refusal('EDQ102', wording.refusals.formBroken);

/** resultCode 0002 of an inquiry: no agency has a record of the person. */
export const noRecord: Answer = failure({ resultCode: '0002' });

/** resultCode 9002 of an inquiry: agencies did not respond. */
export const noAnswer: Answer = failure({ resultCode: '9002' });
