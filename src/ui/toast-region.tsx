import type { ComponentType } from 'react';
import type { ShownToast, ToastProps } from './toast.tsx';

export interface ToastRegionProps {
  readonly toasts: readonly ShownToast[];
  /** Maximum shown at once; the newest win and come first. */
  readonly most?: number;
  /** Null while it is being loaded. */
  readonly Toast: ComponentType<ToastProps> | null;
  onDismiss(id: number): void;
}

/** Always mounted, so that screen readers announce the first toast too. */
export function ToastRegion({ toasts, most = 20, Toast, onDismiss }: ToastRegionProps) {
  return (
    <div className="ui-toasts" role="status">
      {Toast &&
        toasts
          .slice(-most)
          .reverse()
          .map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />)}
    </div>
  );
}
