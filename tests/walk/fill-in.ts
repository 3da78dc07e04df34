import { asExpression } from '../../src/flow/conditions/made-conditions.ts';
import { repeatedName } from '../../src/runtime/contract/control-id.ts';
import type { Tab } from '../runtime/browser.ts';
import { answerTo } from './answer.ts';
import type { World } from './world.ts';

/** Answers what is asked for and not answered yet, and what the world says otherwise. `only`: fields of a dialog; null = those of the screen. */
export function fillIn(tab: Tab, world: Pick<World, 'form'>, only: readonly string[] | null): void {
  const { screen } = tab;
  const { fields, groups, dialogs } = screen.screen;
  const inDialogs = new Set(dialogs.flatMap((dialog) => dialog.fields ?? []));
  const own = fields.filter(({ name }) => (only === null ? !inDialogs.has(name) : only.includes(name)));
  const known = (argument: unknown) => argumentIn(screen, argument);
  for (const field of own) {
    const shown = screen.view.getState().form[field.name];
    const value = field.name in world.form ? world.form[field.name] : answerTo(field, shown, known);
    if (value !== undefined) screen.recordInput(field.name, value);
  }
  if (only !== null) return;
  for (const group of groups)
    for (const { key } of screen.items(group.name))
      for (const field of group.fields) {
        const name = repeatedName(group.name, key, field.name);
        const value = answerTo(field, screen.view.getState().form[name], known);
        if (value !== undefined) screen.recordInput(name, value);
      }
}

/** What an argument of a constraint is with what stands in the fields now; undefined = nobody can tell. */
function argumentIn(screen: Tab['screen'], argument: unknown): unknown {
  const own = asExpression(argument);
  if (own === null) return argument;
  try {
    return screen.evaluate(own);
  } catch {
    return undefined;
  }
}
