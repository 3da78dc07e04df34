import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { wording } from './wording.ts';

export interface ShownToast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning';
  readonly place: 'top-right' | 'top-center';
  readonly seconds: number;
}

export interface ToastRegionProps {
  readonly toasts: readonly ShownToast[];
  /** More than these are not shown at once; the newest win, and stand first. */
  readonly most?: number;
  onDismiss(id: number): void;
}

/** On the page from the start, so that screen readers announce the first toast too. */
export function ToastRegion({ toasts, most = 20, onDismiss }: ToastRegionProps) {
  return (
    <div className="ui-toasts" role="status">
      {toasts
        .slice(-most)
        .reverse()
        .map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
    </div>
  );
}

function Toast({ toast, onDismiss }: { readonly toast: ShownToast; onDismiss(id: number): void }) {
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
        <VisuallyHidden>{wording.close}</VisuallyHidden>
      </button>
    </div>
  );
}
