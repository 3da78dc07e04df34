// chunk: late
import { frameAddresses } from '../../model/frame-addresses.ts';
import type { Core } from '../core/core.ts';
import { takeRedirect, writeIntent } from '../storage/change-intent.ts';

/**
 * Handles the addresses the card app returns to: consumes the stored target and navigates there with the app's parameters, or on error to where the
 * app was opened. Both parameter spellings are accepted. Missing, expired or foreign target: the page about private mode. After a signature the
 * answer is stored too, and a target of the other front end (`react`) is reached through that front end's own sorting page (`initialSort`).
 */
export function resumeIntent(core: Core, search: string, isSignature: boolean): void {
  const { host } = core;
  const redirect = takeRedirect(core);
  const { origin } = host.location();
  const given = new URLSearchParams(search);
  const sessionId = given.get('sessionId') ?? given.get('session_id');
  const nonce = given.get('nonce');
  const errCode = given.get('errCode') || given.get('err_code') || null;
  if (isSignature) {
    const answerExpiry = host.now() + core.settings.number('intent.keep', 3600) * 1000;
    writeIntent(host.localStorage, withoutUndefined({ nonce, sessionId, errCode, answerExpiry }));
  }
  if (redirect === undefined || !core.isPortalAddress(redirect.targetUrl)) {
    host.leave(core.address(frameAddresses.privateMode));
    return;
  }
  const isElsewhere = isSignature && redirect.target === 'react';
  const to = isElsewhere
    ? core.address(frameAddresses.initialSort)
    : errCode === null
      ? redirect.targetUrl
      : (redirect.startPath ?? redirect.targetUrl);
  const handedOver = isElsewhere
    ? { session_id: sessionId, nonce, err_code: errCode }
    : { sessionId, nonce, combinationCode: given.get('combinationCode'), errCode };
  const target = new URL(to, origin);
  for (const [name, value] of Object.entries(withoutUndefined(handedOver))) target.searchParams.set(name, value);
  const isRouted = target.origin === origin && target.pathname.startsWith(host.base);
  // Replaced, so that "back" does not reopen this address, whose target is consumed.
  if (isRouted) host.navigate(target.pathname.slice(host.base.length) + target.search, { replace: true });
  else host.leave(target.href);
}

/** Drops null members. */
function withoutUndefined<T>(record: { readonly [name: string]: T | null }): { [name: string]: T } {
  return Object.fromEntries(Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== null));
}
