// chunk: telling
import { useState } from 'react';
import { frameAddresses } from '../model/frame-addresses.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { Button } from '../ui/button.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { Link } from '../ui/link.tsx';
import { Modal } from '../ui/modal.tsx';
import { LoginForm } from './login-form.tsx';

/** The server's session is about to end: offers to extend it. */
export function SessionNearEnd({ portal, endsAt }: { readonly portal: PortalRuntime; readonly endsAt: number }) {
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
