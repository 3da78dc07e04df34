import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { PortalRuntime } from '../runtime/contract.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { Modal } from '../ui/modal.tsx';
import { LoginForm } from './login-form.tsx';

/** Longest delay of a timer; a longer one would fire at once. */
const longestTimerMilliseconds = 2 ** 31 - 1;

/** Warns before the server's session ends and offers to go on; when it has ended, says so and offers to log in again. */
export function SessionWarning({ portal }: { readonly portal: PortalRuntime }) {
  const endsAt = useStore(portal.shell, (shell) => shell.sessionEndsAt);
  const warnBeforeSeconds = Number(portal.settings['session.warnBefore'] ?? 0);
  const near = useReached(endsAt === null ? null : endsAt - warnBeforeSeconds * 1000);
  const over = useReached(endsAt);
  if (endsAt === null) return null;
  if (over) return <SessionOver portal={portal} />;
  return near ? <SessionNearEnd portal={portal} endsAt={endsAt} /> : null;
}

function SessionNearEnd({ portal, endsAt }: { readonly portal: PortalRuntime; readonly endsAt: number }) {
  const [working, setWorking] = useState(false);
  const { words } = portal.catalog.shell;
  const run = (work: () => Promise<void>) => () => {
    if (working) return;
    setWorking(true);
    void work().finally(() => setWorking(false));
  };
  const extend = run(() => portal.extendSession());
  return (
    <Modal title={words.sessionTitle} onEscape={extend}>
      <p>{words.sessionText}</p>
      <Countdown endsAt={endsAt} />
      <div className="ui-buttons">
        <Button locked={working} onPress={extend}>
          {words.sessionExtend}
        </Button>
        <Button look="secondary" locked={working} onPress={run(() => portal.logout())}>
          {words.logout}
        </Button>
      </div>
    </Modal>
  );
}

function SessionOver({ portal }: { readonly portal: PortalRuntime }) {
  const { words } = portal.catalog.shell;
  return (
    <Modal title={words.sessionOverTitle}>
      <p>{words.sessionOverText}</p>
      <div className="ui-buttons">
        <LoginForm portal={portal} look="primary" />
      </div>
    </Modal>
  );
}

/** True once the clock has passed `at` (milliseconds since 1970). Also looks when the page is shown again: timers sleep with a phone. */
function useReached(at: number | null): boolean {
  const [reachedAt, setReachedAt] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return undefined;
    const look = () => {
      if (Date.now() >= at) setReachedAt(at);
    };
    const timer = setTimeout(look, Math.min(Math.max(0, at - Date.now()), longestTimerMilliseconds));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [at]);
  return at !== null && reachedAt === at;
}
