import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Heading } from './heading.tsx';

export interface ModalProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Handles Escape (or the phone's back gesture). Without it the dialog cannot be closed that way. */
  readonly onEscape?: (() => void) | undefined;
  readonly wide?: boolean;
  /** Goes by itself, so the person is nowhere else because of it. */
  readonly isWait?: boolean;
}

/**
 * The native modal dialog, open while mounted. Focuses its heading, and on unmount the previously focused element; where there was none (it opened with
 * its page) or that is gone, the page's heading, or its main part as long as there is none. The browser never closes it by itself, so only the caller decides whether it is open.
 */
export function Modal({ title, children, onEscape, wide = false, isWait = false }: ModalProps) {
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
      const isThere = before?.isConnected === true && before !== document.body;
      const after = isThere
        ? before
        : isWait
          ? null
          : (document.querySelector('main:not([inert]) h1') ?? document.querySelector('main'));
      (after as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, [isWait]);

  const veto = (event: SyntheticEvent) => {
    event.preventDefault();
    onEscape?.();
  };
  // Chrome closes a dialog on the second Escape despite a prevented `cancel`; preventing the key event always works.
  const vetoKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') veto(event);
  };
  // Without an input of the person since it opened, Chrome closes it on Escape and asks nobody.
  const closed = () => {
    const element = dialog.current;
    if (!element?.isConnected || element.open) return;
    element.showModal();
    onEscape?.();
  };

  return (
    <dialog
      ref={dialog}
      className={wide ? 'ui-modal ui-modal-wide' : 'ui-modal'}
      aria-labelledby={titleId}
      onCancel={veto}
      onKeyDown={vetoKey}
      onClose={closed}
    >
      <Heading level={2} id={titleId} focusable ref={heading}>
        {title}
      </Heading>
      {children}
    </dialog>
  );
}
