import type { Block } from '../../model/block.ts';
import type { Dialog, DialogButton } from '../../model/dialog.ts';
import type { Expression, TextValue } from '../../model/expression.ts';
import { type Entry, tell, type Walk } from '../walk/context.ts';
import { placedIn } from './in-view-order.ts';

/** What the walk over the `dialog` schema returns. */
export interface RawDialog {
  readonly title: TextValue;
  readonly view: readonly Block[];
  readonly buttons: readonly RawButton[];
  readonly errorNumber: boolean;
}

type RawButton = Omit<DialogButton, 'look' | 'validate' | 'shownWhen'> & {
  readonly look?: DialogButton['look'];
  readonly validate?: 'all' | 'formats' | 'none';
  readonly shownWhen: Expression | null;
};

export function buildDialogs(walk: Walk, entries: readonly Entry<RawDialog>[]): Dialog[] {
  return entries.map(({ name, value, at }) => {
    const ids = value.buttons.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) tell(walk, 'dialog/button-id', at, `ボタンの id「${twice}」が二回使われています。`);
    if (value.buttons.filter((button) => button.escape).length > 1) {
      tell(walk, 'dialog/escape', at, 'escape: true のボタンは一つだけにしてください。');
    }
    if (value.buttons.some((button) => button.escape && button.shownWhen !== null)) {
      tell(walk, 'dialog/escape', at, 'escape: true のボタンには、shownWhen を書けません。');
    }
    const fields = placedIn(value.view);
    return {
      name,
      title: value.title,
      view: value.view,
      buttons: value.buttons.map(({ validate = 'none', shownWhen, ...button }, index) => ({
        ...button,
        look: button.look ?? (index === 0 ? 'primary' : 'secondary'),
        ...(validate !== 'none' && { validate }),
        ...(shownWhen !== null && { shownWhen }),
      })),
      ...(fields.length > 0 && { fields }),
      showsErrorNumber: value.errorNumber,
      at,
    };
  });
}
