import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Dialog } from '../../model/dialog.ts';
import type { Loading, OpenDialog } from '../contract/dialogs.ts';
import type { Evaluator, ScreenRuntime } from '../contract/screen.ts';

export interface DialogRequest {
  readonly dialog: Dialog;
  readonly evaluator: Evaluator;
  /** お問い合わせ番号; empty = none. */
  readonly errorNumber: string;
  /** Closed when the owning screen is left; null = the portal's own, closed at the next navigation. */
  readonly owner: object | null;
  /** True: dropped while the same dialog with the same number is open. */
  readonly skipStacking: boolean;
  /** Keeps the dialog open while `answer` handles a press; false = it stays open afterwards, because some input was rejected. */
  readonly inputs?: { readonly screen: ScreenRuntime; answer(button: string): Promise<boolean> };
}

/** The single stack of dialogs and the single loading dialog. */
export interface Dialogs {
  readonly store: StoreApi<{ readonly open: readonly OpenDialog[]; readonly loading: Loading | null }>;
  /** Resolves with the pressed button's id; `closed` = closed by a route change, or not added. */
  open(request: DialogRequest): Promise<string>;
  closeOf(owner: object | null): void;
  /**
   * Shows the loading dialog after `delaySeconds`, or at once if another one has just ended; the returned function ends it. The most recent one is
   * shown, and none while a dialog is open, nor one with null: why it takes so long is told in another way, which the person must be able to reach.
   */
  beginLoading(loading: Loading | null, delaySeconds: number): () => void;
}

/** Shorter waits show no loading dialog; in seconds. */
export const loadingDelaySeconds = 0.3;

export function createDialogs(): Dialogs {
  const store: Dialogs['store'] = createStore(() => ({ open: [], loading: null }));
  let entries: { readonly request: DialogRequest; shown: OpenDialog }[] = [];
  const waits: (Loading | null)[] = [];
  let lastId = 0;
  let hasJustEnded = false;
  const publish = () => {
    const loading = entries.length === 0 && !waits.includes(null) ? (waits[waits.length - 1] ?? null) : null;
    store.setState({ open: entries.map(({ shown }) => shown), loading });
  };
  const close = (id: number) => {
    entries = entries.filter(({ shown }) => shown.id !== id);
    publish();
  };
  return {
    store,
    open(request) {
      const { dialog, evaluator, errorNumber } = request;
      const isShown = entries.some(
        ({ shown }) => shown.dialog.name === dialog.name && shown.errorNumber === errorNumber,
      );
      if (request.skipStacking && isShown) return Promise.resolve('closed');
      return new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        const { inputs } = request;
        const leave = (button: string) => {
          close(id);
          resolve(button);
        };
        const setWorking = (working: string | null) => {
          entry.shown = { ...entry.shown, working };
          publish();
        };
        const answerPress = async (button: string) => {
          if (inputs === undefined || button === 'closed') return leave(button);
          if (entry.shown.working !== null) return;
          setWorking(button);
          const isDone = await inputs.answer(button);
          setWorking(null);
          if (isDone) leave(button);
        };
        const press = (button: string) => {
          answerPress(button).catch((error: unknown) => {
            close(id);
            reject(error);
          });
        };
        const screen = inputs?.screen ?? null;
        const entry = {
          request,
          shown: { id, dialog, evaluator, errorNumber, screen, working: null as string | null, press },
        };
        entries.push(entry);
        publish();
      });
    },
    closeOf(owner) {
      for (const { request, shown } of entries) if (request.owner === owner) shown.press('closed');
    },
    beginLoading(loading, delaySeconds) {
      const show = () => {
        waits.push(loading);
        publish();
      };
      const isDelayed = delaySeconds > 0 && !hasJustEnded;
      const timer = isDelayed ? setTimeout(show, delaySeconds * 1000) : undefined;
      if (timer === undefined) show();
      return () => {
        clearTimeout(timer);
        const index = waits.indexOf(loading);
        if (index < 0) return;
        waits.splice(index, 1);
        publish();
        hasJustEnded = true;
        setTimeout(() => {
          hasJustEnded = false;
        });
      };
    },
  };
}
