import { Suspense, useMemo } from 'react';
import { type BlockPlace, PlaceContext } from '../draw/place.ts';
import { useStore } from '../draw/use-store.ts';
import type { OpenDialog } from '../runtime/contract/dialogs.ts';
import type { PortalRuntime } from '../runtime/contract/portal.ts';
import { LoadingDialog } from '../ui/loading-dialog.tsx';
import { Modal } from '../ui/modal.tsx';
import { BlockList } from './block-list.tsx';
import { DialogBoundary } from './dialog-boundary.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { screenForm } from './prepare-screen.ts';
import { Waiting } from './waiting.tsx';

/** The single place on the page for dialogs, whoever opened them. */
export function DialogContainer({
  portal,
}: {
  readonly portal: Pick<PortalRuntime, 'address' | 'catalog' | 'dialogs' | 'handleCrash'>;
}) {
  const open = useStore(portal.dialogs, (dialogs) => dialogs.open);
  const loading = useStore(portal.dialogs, (dialogs) => dialogs.loading);
  return (
    <div id="dialogs">
      {loading && <LoadingDialog {...loading} />}
      {open.map((dialog) => (
        <DialogBoundary key={dialog.id} onCrash={portal.handleCrash}>
          <ShownDialog open={dialog} portal={portal} />
        </DialogBoundary>
      ))}
    </div>
  );
}

function ShownDialog({
  open,
  portal,
}: {
  readonly open: OpenDialog;
  readonly portal: Pick<PortalRuntime, 'address' | 'catalog'>;
}) {
  const { dialog, evaluator, errorNumber, screen, press } = open;
  const place = useMemo(
    (): BlockPlace => ({ evaluator, more: undefined, screen, portal, inDialog: true }),
    [evaluator, screen, portal],
  );
  const harmless = dialog.buttons.find((button) => button.escape);
  return (
    <Modal title={evaluator.text(dialog.title)} onEscape={harmless && (() => press(harmless.id))}>
      <PlaceContext value={place}>
        <Suspense fallback={<Waiting />}>
          {screen === null ? <BlockList blocks={dialog.view} /> : <LateForm open={open} />}
        </Suspense>
      </PlaceContext>
      {dialog.showsErrorNumber && errorNumber !== '' && (
        <p className="ui-error-number">
          {evaluator.text(portal.catalog.shell.words.errorNumber, { number: errorNumber })}
        </p>
      )}
      {screen === null && <DialogButtons open={open} submit={null} />}
    </Modal>
  );
}

function LateForm({ open }: { readonly open: OpenDialog }) {
  const DialogForm = screenForm.use().dialogForm.use();
  return <DialogForm open={open} />;
}
