import type { CallDefinition } from '../../model/catalog.ts';
import type { Scope } from '../../model/expression.ts';

/** Why a call gave no usable answer, or the code of a check that failed. Failures are values; only bugs are thrown. */
export interface Failure {
  /** Name of the call; null when a check or a `fail` step made it. */
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
  /** `resBody` of a failing answer, as it came; null = none. */
  readonly body: unknown;
  /** For developers. */
  readonly detail: string;
}

/** resultCode of an answer that says what was sent is invalid (section 8). */
export const validationResult = '9001';

/** `resultCode` of an answer that says no for a reason of the procedure (section 8). */
const businessResult = '1000';

/** `resultCode` of an answer that sends the person to the site root, whatever was asked (section 8). */
const rootResult = '9003';

/** The portal was reached and said no: to what was asked, or because nobody is logged in. Asking again later changes nothing. */
export function isRefusal({ resultCode, status }: Failure): boolean {
  return resultCode === businessResult || resultCode === rootResult || status === 401;
}

/**
 * May what was sent have been done all the same? Only an answer that can be read and says no tells that it was not: not a lost connection,
 * not a time-out, not a broken answer, and nothing from a server in trouble, which may have failed after the deed. Of an act, "error" alone
 * (9000) says no only with a code that its contract knows.
 */
export function isOutcomeUnknown(
  failure: Failure,
  { effect, codes }: Pick<CallDefinition, 'effect' | 'codes'>,
): boolean {
  const { status, resultCode, code } = failure;
  if (status === 401) return false;
  if (status === null || status >= 500 || resultCode === null || resultCode === '0000') return true;
  return effect === 'files' && resultCode === '9000' && codes.length > 0 && !codes.includes(code);
}

/** A failure the client finds itself: launch checks, `fail` steps, apps. */
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

/** The name `error` where nothing failed, so that a dialog for both cases can ask for it. */
export const noError: Scope = { error: { code: '', number: '', message: '', status: 0, resultCode: '' } };

/** The name `error` of expressions, always whole: empty texts and 0 stand for "none". */
export function errorScope(failure: Failure): Scope {
  const { code, number, message, status, resultCode } = failure;
  return { error: { code, number, message, status: status ?? 0, resultCode: resultCode ?? '' } };
}
