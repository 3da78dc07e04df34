import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

export interface LoadingDialogProps {
  readonly text: string;
  /** null = the wait cannot be interrupted, and Escape does nothing. */
  readonly cancel?: { readonly label: string; readonly press: () => void } | null;
}

/** For waits long enough to notice; the caller decides when to mount it. */
export function LoadingDialog({ text, cancel = null }: LoadingDialogProps) {
  return (
    <Modal isWait title={text} onEscape={cancel?.press}>
      <div className="ui-loading" aria-hidden="true" />
      {cancel && (
        <div className="ui-buttons">
          <Button look="secondary" onPress={cancel.press}>
            {cancel.label}
          </Button>
        </div>
      )}
    </Modal>
  );
}
