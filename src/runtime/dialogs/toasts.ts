import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Toast } from '../contract/dialogs.ts';

/** Short notifications. The region that shows them calls `dismiss` after each one's `seconds`. */
export interface Toasts {
  readonly store: StoreApi<{ readonly shown: readonly Toast[] }>;
  /** Shows one; drops the oldest when there are more than `most`. */
  show(toast: Omit<Toast, 'id'>, most: number): void;
  dismiss(id: number): void;
}

export function createToasts(): Toasts {
  const store: Toasts['store'] = createStore(() => ({ shown: [] }));
  let lastId = 0;
  return {
    store,
    show(toast, most) {
      lastId += 1;
      const shown = [...store.getState().shown, { ...toast, id: lastId }];
      store.setState({ shown: shown.slice(Math.max(0, shown.length - most)) });
    },
    dismiss: (id) => store.setState({ shown: store.getState().shown.filter((toast) => toast.id !== id) }),
  };
}
