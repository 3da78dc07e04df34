import { type Failure, madeFailure } from '../calls/failure.ts';
import type { Host } from '../contract/host.ts';
import { takeRedirect } from '../storage/change-intent.ts';
import { appErrorParameters } from './url-parameters.ts';

/** The person cancelled reading in the app. Any other code counts as an app error. */
const cancelled = 'extension-cancel';
const unexpected = 'extension-unexpected';
/** Format of an app's own error number, e.g. X-17. Addresses can be forged, so nothing else is shown as a number to quote. */
const appNumber = /^[A-Za-z]{1,4}-?\d{1,6}$/;

/** The app error in this address; null = none. An unknown code becomes at most a number to quote, never a code that rows match. */
export function appError(search: string): Failure | null {
  const query = new URLSearchParams(search);
  const code = appErrorParameters.map((name) => query.get(name) ?? '').find((value) => value !== '');
  if (code === undefined) return null;
  return appFailure(code);
}

export function appFailure(code: string): Failure {
  if (code === cancelled || code === unexpected) return { ...madeFailure(code), number: '' };
  return { ...madeFailure(unexpected, `the app said ${code}`), number: appNumber.test(code) ? code : '' };
}

/**
 * Where to show an app error that arrived here: on the screen that opened the app, since the person continues there. Null = here, because this is
 * that screen or it is unknown. Consumes the stored redirect.
 */
export function screenOfAppError(core: { readonly host: Host }): string | null {
  const { pathname } = core.host.location();
  const from = takeRedirect(core)?.startPath;
  return from === undefined || from === pathname ? null : from;
}
