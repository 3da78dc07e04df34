import { type Failure, madeFailure } from '../calls/failure.ts';
import type { Host } from '../contract/host.ts';
import { takeRedirect } from '../storage/intent.ts';
import { appErrorParameters } from './url-parameters.ts';

/** The person ended the reading in the app. Any other code counts as an error of the app. */
const cancelled = 'extension-cancel';
const unexpected = 'extension-unexpected';
/** The shape of an app's own number, example X-17. Anybody can write an address: nothing else is shown as a number to quote. */
const appNumber = /^[A-Za-z]{1,4}-?\d{1,6}$/;

/** The app's error in this address; null = none. Whatever else it says is a number to quote, never a code that rows match. */
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
 * Where an error that arrived here is to be shown: the screen that opened the app, since the person goes on there. Null: here, because this
 * is that screen or nobody knows. What was remembered of the opening is used up.
 */
export function screenOfAppError(core: { readonly host: Host }): string | null {
  const { pathname } = core.host.location();
  const from = takeRedirect(core)?.startPath;
  return from === undefined || from === pathname ? null : from;
}
