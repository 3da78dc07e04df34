import { greeting } from '../../model/greeting.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import type { Core } from './core.ts';
import { loginReturn } from './login-return.ts';

/**
 * Sets the login-attempt flag for 60 minutes, in local storage since the card app may come back to another tab.
 * @returns the address to come back to after login.
 */
export function beginLogin(core: Core): string {
  const { local, session, settings } = core;
  const seconds = settings.number('login.attemptKeep', 3600);
  local.set(storageKeys.loginAttempt, true, seconds);
  const to = loginReturn(core);
  session.set(storageKeys.loginReturn, to, seconds);
  return to;
}

/** Confirms the login once if it was started within the hour. */
export function greetAfterLogin({ local, session, toasts, settings, parts, evaluator }: Core): void {
  session.remove(storageKeys.loginReturn);
  if (local.get(storageKeys.loginAttempt) !== true) return;
  local.remove(storageKeys.loginAttempt);
  const text = evaluator.text(parts.catalog.messages[greeting] ?? '');
  if (text === '') return;
  const seconds = settings.number('toast.for', 5);
  toasts.show({ text, tone: 'success', place: 'top-right', seconds }, settings.number('toast.most', 20));
}
