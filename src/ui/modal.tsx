import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Heading } from './heading.tsx';

export interface ModalProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Escape (or the phone's back gesture) was asked for. Without it the dialog cannot be left that way. */
  readonly onEscape?: (() => void) | undefined;
  readonly wide?: boolean;
}

/**
 * The native modal dialog, open as long as it is mounted. Focus goes to its heading and back to where it was; the browser never closes
 * it by itself, so what is open is decided in one place only.
 */
export function Modal({ title, children, onEscape, wide = false }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const veto = (event: SyntheticEvent) => {
    event.preventDefault();
    onEscape?.();
  };
  // Chrome closes a dialog on a second Escape in spite of a vetoed `cancel`; vetoing the key itself always holds.
  const vetoKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') veto(event);
  };
  const reopen = () => {
    const element = dialog.current;
    if (element?.isConnected && !element.open) element.showModal();
  };

  return (
    <dialog
      ref={dialog}
      className={wide ? 'ui-modal ui-modal-wide' : 'ui-modal'}
      aria-labelledby={titleId}
      onCancel={veto}
      onKeyDown={vetoKey}
      onClose={reopen}
    >
      <Heading level={2} id={titleId} focusable ref={heading}>
        {title}
      </Heading>
      {children}
    </dialog>
  );
}
