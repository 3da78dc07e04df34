import type { Block } from './block.ts';
import type { Expression, TextValue } from './expression.ts';
import type { Place } from './place.ts';

export interface DialogButton {
  readonly id: string;
  readonly label: TextValue;
  readonly look: 'primary' | 'secondary';
  /** True for the one harmless way out: Escape presses it. */
  readonly escape: boolean;
  /** Looks at the dialog's inputs before it goes on (`formats`: not at "required"); absent = does not. */
  readonly validate?: 'all' | 'formats';
  /** Absent = always there. */
  readonly shownWhen?: Expression;
}

/** A dialog's content. Where its buttons lead is said where it is opened (`then`). */
export interface Dialog {
  readonly name: string;
  readonly title: TextValue;
  readonly view: readonly Block[];
  readonly buttons: readonly DialogButton[];
  /** Inputs of the screen that stand in the view, in its order; they are part of no check of the screen's own. Absent = none. */
  readonly fields?: readonly string[];
  /** Shows the error's code small as お問い合わせ番号 when there is one. */
  readonly showsErrorNumber: boolean;
  readonly at?: Place;
}
