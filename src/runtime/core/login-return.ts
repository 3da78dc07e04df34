import { isRecord } from '../../forms/record.ts';
import { covers } from '../calls/error-rows.ts';
import type { Failure } from '../calls/failure.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import type { Core } from './core.ts';

/** Catalogue group of the codes with which calls are refused once the login has ended. */
const endedLogin = 'auth';

/** Longest address the portal accepts, in characters; it truncates longer ones. */
const longestAddress = 2000;

/** `at`: address of the screen that needed a login; `told`: path of the screen that reports it. */
interface Refused {
  readonly at: string;
  readonly told: string;
}

/**
 * Where a login started here returns to: path and query of the current screen, or, if that only reports the missing login, of the screen that needed
 * it. An overlong query is dropped; launch data are stored in the tab anyway.
 */
export function loginReturn({ host, session }: Pick<Core, 'host' | 'session'>): string {
  const { pathname, search } = host.location();
  const refused = session.get(storageKeys.refused, isRefused) as Refused | undefined;
  if (refused?.told === pathname) return refused.at;
  const whole = pathname + search;
  return whole.length > longestAddress ? pathname : whole;
}

/** Called when a failure redirects to another screen, at `path`. If a login is missing, a login started there returns to the current screen. */
export async function noteRefusal(core: Core, failure: Failure, path: string): Promise<void> {
  const { session, shell } = core;
  const at = loginReturn(core);
  const codes = [failure.code, ...failure.aliases];
  // Which codes are about the login is waited for only where that decides.
  const whole = shell.getState().login?.isLogin === false || (await core.host.loadRest(core.parts.catalog));
  if (whole === true || codes.some((code) => covers(endedLogin, code, whole.errors.groups)))
    session.set(storageKeys.refused, { at, told: path } satisfies Refused, null);
  else session.remove(storageKeys.refused);
}

function isRefused(value: unknown): boolean {
  return isRecord(value) && typeof value.at === 'string' && typeof value.told === 'string';
}
