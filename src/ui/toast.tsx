// chunk: late
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as commonWording from '../../build/wording/common.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ShownToast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning';
  readonly place: 'top-right' | 'top-center';
  readonly seconds: number;
}

export interface ToastProps {
  readonly toast: ShownToast;
  onDismiss(id: number): void;
}

/** Dismisses itself after its time, paused while hovered or focused. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false);
  const leftMilliseconds = useRef(toast.seconds * 1000);
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  useEffect(() => {
    if (held) return undefined;
    const since = Date.now();
    const timer = setTimeout(dismiss, leftMilliseconds.current);
    return () => {
      clearTimeout(timer);
      leftMilliseconds.current -= Date.now() - since;
    };
  }, [held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds the time; nothing is done by it.
    <div
      className={`ui-toast ui-toast-${toast.tone} ui-toast-${toast.place}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.tone} />
      <p>{toast.text}</p>
      <button type="button" className="ui-icon-button" onClick={() => onDismiss(toast.id)}>
        <Icon name="close" />
        <VisuallyHidden>{commonWording.close}</VisuallyHidden>
      </button>
    </div>
  );
}
