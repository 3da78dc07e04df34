import type { Block } from '../../model/block.ts';
import type { Dialog, DialogButton } from '../../model/dialog.ts';
import type { TextValue } from '../../model/expression.ts';
import { type Entry, tell, type Walk } from '../walk/context.ts';

/** What the walk over the `dialog` schema returns. */
export interface RawDialog {
  readonly title: TextValue;
  readonly view: readonly Block[];
  readonly buttons: readonly (Omit<DialogButton, 'look'> & { readonly look?: DialogButton['look'] })[];
  readonly errorNumber: boolean;
}

export function buildDialogs(walk: Walk, entries: readonly Entry<RawDialog>[]): Dialog[] {
  return entries.map(({ name, value, at }) => {
    const ids = value.buttons.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) tell(walk, 'dialog/button-id', at, `ボタンの id「${twice}」が二回使われています。`);
    if (value.buttons.filter((button) => button.escape).length > 1) {
      tell(walk, 'dialog/escape', at, 'escape: true のボタンは一つだけにしてください。');
    }
    return {
      name,
      title: value.title,
      view: value.view,
      buttons: value.buttons.map((button, index) => ({
        ...button,
        look: button.look ?? (index === 0 ? 'primary' : 'secondary'),
      })),
      showsErrorNumber: value.errorNumber,
      at,
    };
  });
}
