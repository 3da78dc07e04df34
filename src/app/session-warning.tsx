import { useEffect, useState } from 'react';
import { preloadable } from '../draw/preloadable.ts';
import { useStore } from '../draw/use-store.ts';
import type { Host } from '../runtime/contract/host.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { useLate } from './late.ts';

const sessionDialogs = preloadable(() => import('./late-parts.ts').then((late) => late.sessionDialogs()));

/** Longest delay of a timer; a longer one would fire immediately. */
const longestTimerMilliseconds = 2 ** 31 - 1;

/** Warns before the server's session ends and offers to extend it; once ended, says so and offers to log in again. */
export function SessionWarning({
  portal,
  host,
}: {
  readonly portal: PortalRuntime;
  readonly host: Pick<Host, 'report'>;
}) {
  const endsAt = useStore(portal.shell, (shell) => shell.sessionEndsAt);
  const warnBeforeSeconds = Number(portal.settings['session.warnBefore'] ?? 0);
  const isNearEnd = useIsPast(endsAt === null ? null : endsAt - warnBeforeSeconds * 1000);
  const isOver = useIsPast(endsAt);
  // Offline, the page already says so and the load is retried; otherwise only a page reload can help.
  const dialogs = useLate(sessionDialogs, isNearEnd || isOver, (what, error) => {
    host.report(what, error);
    if (navigator.onLine) portal.handleCrash(error);
  });
  if (endsAt === null || dialogs === null) return null;
  return isOver ? <dialogs.SessionOver portal={portal} /> : <dialogs.SessionNearEnd portal={portal} endsAt={endsAt} />;
}

/**
 * True once the clock has passed `at` (milliseconds since 1970). Also checked when the page becomes visible: timers are suspended on a sleeping
 * phone.
 */
function useIsPast(at: number | null): boolean {
  const [reachedAt, setReachedAt] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return undefined;
    const checkClock = () => {
      if (Date.now() >= at) setReachedAt(at);
    };
    const timer = setTimeout(checkClock, Math.min(Math.max(0, at - Date.now()), longestTimerMilliseconds));
    document.addEventListener('visibilitychange', checkClock);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkClock);
    };
  }, [at]);
  return at !== null && reachedAt === at;
}
