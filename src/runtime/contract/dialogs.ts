/** What overlays the screens: dialogs, the loading dialog, toasts. Types only. */
import type { Dialog } from '../../model/dialog.ts';
import type { Evaluator, ScreenRuntime } from './screen.ts';

export interface OpenDialog {
  readonly id: number;
  readonly dialog: Dialog;
  /** Evaluates the dialog's texts in the scope it was opened in (`error` included). */
  readonly evaluator: Evaluator;
  readonly errorNumber: string;
  /** The screen whose inputs it contains; null = no inputs. */
  readonly screen: ScreenRuntime | null;
  /** The button whose steps are running while the dialog stays open; null = none. Presses are ignored meanwhile. */
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
  /** Set by the service that raised it. The region calls `dismissToast` after `seconds`, paused while hovered or focused. */
  readonly place: 'top-right' | 'top-center';
  readonly seconds: number;
}
