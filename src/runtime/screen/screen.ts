import type { ScreenRuntime } from '../contract/screen.ts';
import type { Core } from '../core/core.ts';
import { createActions } from './actions.ts';
import { createEntry } from './entry.ts';
import { openAt } from './opening.ts';
import type { ScreenParts } from './screen-core.ts';
import { runScreen } from './screen-runtime.ts';
import { show } from './shown.ts';
import { setStage } from './staged.ts';
import { createWatches } from './watches.ts';
import { withInputs } from './with-inputs.ts';

/** Each phase knows what those before it have made (`screen-core.ts`). Only steps come back to what runs them. */
export function createScreen(core: Core, parts: ScreenParts): ScreenRuntime {
  const staged = setStage(show(openAt(core, parts)), {
    restart: (data, run) => entry.restart(data, run),
    ask(dialog, options, run) {
      if (parts.fieldParts === null) throw new Error(`No inputs of ${dialog.name}`);
      return parts.fieldParts.askInDialog(shared, runtime, dialog, options, run);
    },
  });
  const shared = withInputs(staged);
  const actions = createActions(shared);
  const entry = createEntry(shared, createWatches(shared, actions.whenFree));
  const runtime = runScreen(shared, actions, entry);
  return runtime;
}
