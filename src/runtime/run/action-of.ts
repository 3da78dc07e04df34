import type { Action, Screen } from '../../model/screen.ts';
import type { ServicePart } from '../../model/service.ts';

/** Every screen has `next` and `back`; the frame's `cancel` is implicit and opens the dialog it names. */
export function actionOf(screen: Screen | null, { layout: { cancel } }: ServicePart, name: string): Action {
  const own = screen?.actions.find((action) => action.name === name);
  if (own !== undefined) return own;
  if (name !== 'cancel' || cancel === null) throw new Error(`No action ${name}`);
  // biome-ignore lint/suspicious/noThenProperty: "then" is the word of the language; nobody awaits the options.
  return { name, validate: 'none', steps: [{ kind: 'dialog', options: { dialog: cancel.dialog, then: cancel.then } }] };
}
