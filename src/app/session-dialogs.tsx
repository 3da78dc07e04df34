// chunk: telling
import { useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from '../draw/use-store.ts';
import { frameAddresses } from '../model/frame-addresses.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { Link } from '../ui/link.tsx';
import { Modal } from '../ui/modal.tsx';
import { LoginForm } from './login-form.tsx';

/** The login cannot be extended any more, and the person knows. The dialog itself is drawn anew whenever its end is told anew. */
const lastMinutes = createStore(() => ({ isLast: false, isClosed: false }));

/** The server's session is about to end: offers to extend it, and says so where that cannot be done. */
export function SessionNearEnd({ portal, endsAt }: { readonly portal: PortalRuntime; readonly endsAt: number }) {
  const [working, setWorking] = useState(false);
  const { isLast, isClosed } = useStore(lastMinutes);
  const close = () => lastMinutes.setState({ isClosed: true });
  const { words } = portal.catalog.shell;
  const run = (work: () => Promise<void>) => () => {
    if (working) return;
    setWorking(true);
    void work().finally(() => setWorking(false));
  };
  const extend = run(async () => {
    await portal.extendSession();
    const { sessionEndsAt: now } = portal.shell.getState();
    // An end that was told anew and is still near is that of a login that has gone on for long enough.
    if (now !== null && now !== endsAt)
      lastMinutes.setState({ isLast: now - Date.now() <= Number(portal.settings['session.warnBefore'] ?? 0) * 1000 });
  });
  if (isClosed) return null;
  return (
    <Modal title={words.sessionTitle} onEscape={isLast ? close : extend}>
      <p>{isLast ? portal.evaluator.text(words.sessionLastText) : words.sessionText}</p>
      <Countdown endsAt={endsAt} />
      <div className="ui-buttons">
        {isLast ? (
          <Button onPress={close}>{words.sessionLastClose}</Button>
        ) : (
          <Button locked={working} onPress={extend}>
            {words.sessionExtend}
          </Button>
        )}
        <Button look="secondary" locked={working} onPress={run(() => portal.logout())}>
          {words.logout}
        </Button>
      </div>
    </Modal>
  );
}

/** The session has ended: offers to log in again. */
export function SessionOver({ portal }: { readonly portal: PortalRuntime }) {
  const { words } = portal.catalog.shell;
  return (
    <Modal title={words.sessionOverTitle}>
      <p>{portal.evaluator.text(words.sessionOverText)}</p>
      <div className="ui-buttons">
        <LoginForm portal={portal} look="primary" />
        <Link href={portal.address(frameAddresses.forgetDevice)}>{words.forgetDevice}</Link>
      </div>
    </Modal>
  );
}
