/** What stands above the screens: dialogs, the loading dialog, toasts. Types only. */
import type { Dialog } from '../../model/dialog.ts';
import type { Evaluator, ScreenRuntime } from './screen.ts';

export interface OpenDialog {
  readonly id: number;
  readonly dialog: Dialog;
  /** Evaluates the dialog's texts with the names that were in reach where it was opened (`error` included). */
  readonly evaluator: Evaluator;
  readonly errorNumber: string;
  /** The screen whose inputs stand in it; null = it has none. */
  readonly screen: ScreenRuntime | null;
  /** The button whose steps are running while it stays open; null = none. Presses count for nothing meanwhile. */
  readonly working: string | null;
  readonly press: (button: string) => void;
}

export interface Loading {
  readonly text: string;
  /** null = cannot be interrupted (Escape does nothing). */
  readonly cancel: { readonly label: string; readonly press: () => void } | null;
}

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning';
  /** Of the service that raised it. The region closes it after `seconds` (it waits while pointed at or focused) by `dismissToast`. */
  readonly place: 'top-right' | 'top-center';
  readonly seconds: number;
}
