import type { Block } from './block.ts';
import type { Expression, TextValue } from './expression.ts';
import type { Place } from './place.ts';

export interface DialogButton {
  readonly id: string;
  readonly label: TextValue;
  readonly look: 'primary' | 'secondary';
  /** True for the one harmless way out, which Escape presses. */
  readonly escape: boolean;
  /** Validates the dialog's inputs before it continues (`formats`: without `required`); absent = does not. */
  readonly validate?: 'all' | 'formats';
  /** Absent = always shown. */
  readonly shownWhen?: Expression;
}

/** A dialog's content. Where its buttons lead is defined where it is opened (`then`). */
export interface Dialog {
  readonly name: string;
  readonly title: TextValue;
  readonly view: readonly Block[];
  readonly buttons: readonly DialogButton[];
  /** Inputs of the screen that are drawn in the view, in its order; the screen's own validation skips them. Absent = none. */
  readonly fields?: readonly string[];
  /** Shows the error's code in small print as お問い合わせ番号 when there is one. */
  readonly showsErrorNumber: boolean;
  readonly at?: Place;
}
