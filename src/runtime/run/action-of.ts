import type { Action, Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Step } from '../../model/step.ts';

/** `next`, `back` and the layout's `cancel` exist without being written. */
export function actionOf(screen: Screen | null, { layout: { cancel } }: Service, name: string): Action {
  const own = screen?.actions.find((action) => action.name === name);
  if (own !== undefined) return own;
  if (name === 'next') return { name, validate: 'all', steps: [step('go', { go: 'forward', with: {} })] };
  if (name === 'back') return { name, validate: 'none', steps: [step('go', { go: 'back', with: {} })] };
  if (name === 'cancel' && cancel !== null) {
    // biome-ignore lint/suspicious/noThenProperty: "then" is the word of the language; nobody awaits the options.
    return { name, validate: 'none', steps: [step('dialog', { dialog: cancel.dialog, then: cancel.then })] };
  }
  throw new Error(`No action of the name ${name}`);
}

function step(kind: string, options: Step['options']): Step {
  return { kind, options };
}
