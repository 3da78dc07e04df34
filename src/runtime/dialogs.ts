import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Dialog } from '../model/dialog.ts';
import type { Evaluator, Loading, OpenDialog } from './contract.ts';

export interface DialogRequest {
  readonly dialog: Dialog;
  readonly names: Evaluator;
  /** お問い合わせ番号; empty = none. */
  readonly errorNumber: string;
  /** Whose it is: closed when that screen is left; null = the portal's own, closed at the next navigation. */
  readonly owner: object | null;
  /** True: not added while the same dialog with the same number is open. */
  readonly skipStacking: boolean;
}

/** The one stack of dialogs and the one loading dialog. */
export interface Dialogs {
  readonly store: StoreApi<{ readonly open: readonly OpenDialog[]; readonly loading: Loading | null }>;
  /** Resolves with the pressed button's id; `closed` = closed by a route change, or not added. */
  open(request: DialogRequest): Promise<string>;
  closeOf(owner: object | null): void;
  /** Shows the loading dialog after `delaySeconds`; the returned function ends it. The one begun last is shown. */
  beginLoading(loading: Loading, delaySeconds: number): () => void;
}

/** Waiting shorter than this shows no loading dialog, in seconds. */
export const loadingDelaySeconds = 0.3;

export function createDialogs(): Dialogs {
  const store: Dialogs['store'] = createStore(() => ({ open: [], loading: null }));
  const entries: { readonly request: DialogRequest; readonly shown: OpenDialog }[] = [];
  const waits: Loading[] = [];
  let lastId = 0;
  const publish = () =>
    store.setState({ open: entries.map(({ shown }) => shown), loading: waits[waits.length - 1] ?? null });
  const close = (id: number) => {
    const index = entries.findIndex(({ shown }) => shown.id === id);
    if (index >= 0) entries.splice(index, 1);
    publish();
  };
  return {
    store,
    open(request) {
      const { dialog, names, errorNumber } = request;
      const isShown = entries.some(
        ({ shown }) => shown.dialog.name === dialog.name && shown.errorNumber === errorNumber,
      );
      if (request.skipStacking && isShown) return Promise.resolve('closed');
      return new Promise((resolve) => {
        lastId += 1;
        const id = lastId;
        const press = (button: string) => {
          close(id);
          resolve(button);
        };
        entries.push({ request, shown: { id, dialog, names, errorNumber, press } });
        publish();
      });
    },
    closeOf(owner) {
      for (const { request, shown } of [...entries]) if (request.owner === owner) shown.press('closed');
    },
    beginLoading(loading, delaySeconds) {
      const show = () => {
        waits.push(loading);
        publish();
      };
      const timer = delaySeconds > 0 ? setTimeout(show, delaySeconds * 1000) : undefined;
      if (timer === undefined) show();
      return () => {
        clearTimeout(timer);
        const index = waits.indexOf(loading);
        if (index < 0) return;
        waits.splice(index, 1);
        publish();
      };
    },
  };
}
