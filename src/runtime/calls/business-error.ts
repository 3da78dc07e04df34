import { isRecord } from '../../forms/record.ts';
import { invalidResult } from '../../model/result-codes.ts';
import type { Failure } from './failure.ts';

/** An error to be shown in a dialog (specification section 3, "Business error"). */
export interface BusinessError<Result> {
  /** Technical, for developers. */
  readonly message: string;
  /** The portal's message for the person; empty = the dialog shows only its own text. */
  readonly businessMessage: string;
  /** Title of the dialog. */
  readonly businessTitle: string;
  /** HTTP status; null = no answer. */
  readonly statusCode: number | null;
  /** Runs after the dialog is dismissed, never before. */
  afterCallback(button: string): Promise<Result>;
  /** True: dropped while the same error is already shown. */
  readonly skipStacking: boolean;
  /** null unless the portal rejected the request as invalid. */
  readonly validation: ValidationError | null;
}

export interface ValidationError {
  /** Unmodified `resBody`. */
  readonly responseBody: unknown;
  /** False (set by the response): no dialog is shown. Default true. */
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
    validation: failure.resultCode === invalidResult ? validationError(failure.body) : null,
  };
}

function validationError(responseBody: unknown): ValidationError {
  return { responseBody, showDialog: !(isRecord(responseBody) && responseBody.showDialog === false) };
}
