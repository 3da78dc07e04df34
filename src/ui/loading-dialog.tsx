import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** A wait shorter than this shows nothing: a dialog that only flashes disturbs more than it tells. */
const delayMilliseconds = 300;

export interface LoadingDialogProps {
  readonly text: string;
  /** Without it the wait cannot be interrupted, and Escape does nothing. */
  readonly cancel?: { readonly label: string; readonly onPress: () => void } | null;
}

export function LoadingDialog({ text, cancel = null }: LoadingDialogProps) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!due) return null;
  return (
    <Modal title={text} onEscape={cancel?.onPress}>
      <div className="ui-loading" aria-hidden="true" />
      {cancel && (
        <div className="ui-buttons">
          <Button look="secondary" onPress={cancel.onPress}>
            {cancel.label}
          </Button>
        </div>
      )}
    </Modal>
  );
}
