import { isRecord } from '../../forms/record.ts';
import type { Failure } from './failure.ts';
import { validationResult } from './failure.ts';

/** An error on its way to a dialog (specification section 3, "Business error"). */
export interface BusinessError<Result> {
  /** Technical, for developers. */
  readonly message: string;
  /** What the portal says to the person; empty = the dialog's own words alone. */
  readonly businessMessage: string;
  /** Title of the dialog. */
  readonly businessTitle: string;
  /** HTTP status; null = no answer. */
  readonly statusCode: number | null;
  /** Runs after the dialog is dismissed, never before. */
  afterCallback(button: string): Promise<Result>;
  /** True: not added while the same error is already shown. */
  readonly skipStacking: boolean;
  /** null unless the portal found what was sent invalid. */
  readonly validation: ValidationError | null;
}

export interface ValidationError {
  /** `resBody` as it came. */
  readonly responseBody: unknown;
  /** False (said by the response): the error is not put in a dialog. Default true. */
  readonly showDialog: boolean;
}

export function businessError<Result>(
  failure: Failure,
  businessTitle: string,
  afterCallback: (button: string) => Promise<Result>,
): BusinessError<Result> {
  return {
    message: failure.detail,
    businessMessage: failure.message,
    businessTitle,
    statusCode: failure.status,
    afterCallback,
    skipStacking: true,
    validation: failure.resultCode === validationResult ? validationError(failure.body) : null,
  };
}

function validationError(responseBody: unknown): ValidationError {
  return { responseBody, showDialog: !(isRecord(responseBody) && responseBody.showDialog === false) };
}
