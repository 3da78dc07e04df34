import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Toast } from '../contract/dialogs.ts';

/** Short notes. The region that shows them closes each after its `seconds` by `dismiss`. */
export interface Toasts {
  readonly store: StoreApi<{ readonly shown: readonly Toast[] }>;
  /** Shows one; the oldest go when more than `most` are shown. */
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
