import { isRecord } from '../../forms/record.ts';
import { covers } from '../calls/error-rows.ts';
import type { Failure } from '../calls/failure.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import type { Core } from './core.ts';

/** Group of the catalogue: what calls are refused with when the login has ended. */
const endedLogin = 'auth';

/** Characters of an address that the portal reads; a longer one would come back cut off. */
const longestAddress = 2000;

/** `at`: address of the screen that needed a login; `told`: path of the screen that says so. */
interface Refused {
  readonly at: string;
  readonly told: string;
}

/**
 * Where a login that begins here leads back to: path and query of the screen that is shown; where it only tells that the login is over, of the
 * one that needed it. A query too long to be carried is left out, since launch data lie in the tab as well.
 */
export function loginReturn({ host, session }: Pick<Core, 'host' | 'session'>): string {
  const { pathname, search } = host.location();
  const refused = session.get(storageKeys.refused, isRefused) as Refused | undefined;
  if (refused?.told === pathname) return refused.at;
  const whole = pathname + search;
  return whole.length > longestAddress ? pathname : whole;
}

/** A failure leads to another screen, at `path`: when a login is missing, that one tells so, and the login leads back here. */
export function noteRefusal(core: Core, failure: Failure, path: string): void {
  const { session, parts, shell } = core;
  const at = loginReturn(core);
  const codes = [failure.code, ...failure.aliases];
  const isAboutLogin =
    shell.getState().login?.isLogin === false ||
    codes.some((code) => covers(endedLogin, code, parts.catalog.errors.groups));
  if (isAboutLogin) session.set(storageKeys.refused, { at, told: path } satisfies Refused, null);
  else session.remove(storageKeys.refused);
}

function isRefused(value: unknown): boolean {
  return isRecord(value) && typeof value.at === 'string' && typeof value.told === 'string';
}
