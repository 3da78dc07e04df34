import type { Block } from './block.ts';
import type { TextValue } from './expression.ts';
import type { Place } from './place.ts';

export interface DialogButton {
  readonly id: string;
  readonly label: TextValue;
  readonly look: 'primary' | 'secondary';
  /** True for the one harmless way out: Escape presses it. */
  readonly escape: boolean;
}

/** A dialog's content. Where its buttons lead is said where it is opened (`then`). */
export interface Dialog {
  readonly name: string;
  readonly title: TextValue;
  readonly view: readonly Block[];
  readonly buttons: readonly DialogButton[];
  /** Shows the error's code small as お問い合わせ番号 when there is one. */
  readonly showsErrorNumber: boolean;
  readonly at?: Place;
}
