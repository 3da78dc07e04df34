import { settingsFor } from '../../portal/portal.ts';
import { numberSetting } from '../../portal/settings.ts';
import { sessionOf } from '../../sessions/browser.ts';
import { brokenServer } from '../answers.ts';
import type { Fault } from '../call-observer.ts';
import { wait } from '../misbehave.ts';
import type { Asked } from './asked.ts';
import { besideSession, type Outcome } from './outcome.ts';

/** -> fault? One with its own answer replaces the call; `drop: "after"` and a delay leave the call's effect in place. */
export async function underFault(
  { delaySeconds, answer, drop }: Fault,
  asked: Asked,
  work: (asked: Asked) => Promise<Outcome>,
): Promise<Outcome> {
  if (delaySeconds !== undefined) await wait(asked.request, delaySeconds);
  if (answer === undefined && drop !== true && drop !== 'before') return work(asked);
  const session = sessionOf(asked.browser, asked.portal.now());
  const limitSeconds = numberSetting(settingsFor(asked.portal, session), 'session.limit');
  return { ...besideSession(answer ?? brokenServer), expiresInSeconds: session === null ? null : limitSeconds };
}
