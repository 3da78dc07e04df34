import type { Dialog } from '../../model/dialog.ts';
import { frameAddresses } from '../../model/frame-addresses.ts';
import { shellAt } from '../navigation/shells.ts';
import type { Core } from './core.ts';

/** Reports a bug in a dialog with the frame's own wording. Typed input is kept. */
export function showFatal(core: Core, error: unknown): void {
  const { host, dialogs, evaluator, parts } = core;
  host.report('crashed', error);
  const { words } = parts.catalog.shell;
  const shell = shellAt(core, host.location().pathname.slice(host.base.length));
  const dialog: Dialog = {
    name: 'fatal',
    title: words.fatalTitle,
    view: [{ kind: 'text', text: words.fatalText, shownWhen: null }],
    buttons: [
      { id: 'reload', label: words.fatalReload, look: 'primary', escape: false },
      { id: 'top', label: shell?.fatalTop ?? words.fatalTop, look: 'secondary', escape: false },
    ],
    showsErrorNumber: false,
  };
  dialogs.open({ dialog, evaluator, errorNumber: '', owner: null, skipStacking: true }).then((button) => {
    const { pathname, search } = host.location();
    if (button === 'reload') host.leave(`${pathname}${search}`);
    if (button === 'top') host.leave(core.address(shell?.top ?? frameAddresses.top));
  });
}
