import type { CallDefinition } from '../../model/catalog.ts';
import type { Scope } from '../../model/expression.ts';
import { businessResult, doneResult, failedResult, rootResult } from '../../model/result-codes.ts';

/** Why a call gave no usable answer, or the code of a check that failed. Failures are values; only bugs are thrown. */
export interface Failure {
  /** Name of the call; null when raised by a check or a `fail` step. */
  readonly call: string | null;
  /** What error rows match first: the portal's error code, else `result-NNNN`, `network`, `timeout`, `malformed`, else the client code. */
  readonly code: string;
  /** Other codes a row may match: `result-NNNN`, `http-NNN`, the call's client code, and `unknown` for an act that may have been done. */
  readonly aliases: readonly string[];
  /** What people quote to the help desk (お問い合わせ番号): the portal's code, else the client code (`B00101` …). */
  readonly number: string;
  /** The portal's message for the person; empty = none. */
  readonly message: string;
  /** HTTP status; null = no answer. */
  readonly status: number | null;
  readonly resultCode: string | null;
  /** The input that the portal refused; absent = it named none. */
  readonly input?: { readonly screen: unknown; readonly field: unknown };
  /** Unmodified `resBody` of a failing answer; null = none. */
  readonly body: unknown;
  /** For developers. */
  readonly detail: string;
}

/** The portal was reached and refused: because of the request, or because nobody is logged in. Retrying later changes nothing. */
export function isRefusal({ resultCode, status }: Failure): boolean {
  return resultCode === businessResult || resultCode === rootResult || status === 401;
}

/**
 * May the request have been carried out despite the failure? Only a readable refusal rules it out: a lost connection, a timeout, a broken answer or a
 * 5xx do not, since the server may have failed after doing it. For an act, the generic error (9000) rules it out only with a code its contract lists.
 */
export function isOutcomeUnknown(
  failure: Failure,
  { effect, codes }: Pick<CallDefinition, 'effect' | 'codes'>,
): boolean {
  const { status, resultCode, code } = failure;
  if (status === 401) return false;
  if (status === null || status >= 500 || resultCode === null || resultCode === doneResult) return true;
  return effect === 'files' && resultCode === failedResult && codes.length > 0 && !codes.includes(code);
}

/** Sent back before anybody looked at the request. */
export const isTurnedAway = ({ status }: Failure): boolean => status === 401 || status === 429;

/** A failure raised by the client itself: launch checks, `fail` steps, apps. */
export function madeFailure(code: string, detail = ''): Failure {
  return {
    call: null,
    code,
    aliases: [],
    number: code,
    message: '',
    status: null,
    resultCode: null,
    body: null,
    detail,
  };
}

/** `error` when nothing failed, so that a dialog used in both cases can read it. */
export const noError: Scope = { error: { code: '', number: '', message: '', status: 0, resultCode: '' } };

/** `error` as expressions see it, with every member present: empty strings and 0 mean "none". */
export function errorScope(failure: Failure): Scope {
  const { code, number, message, status, resultCode } = failure;
  return { error: { code, number, message, status: status ?? 0, resultCode: resultCode ?? '' } };
}
