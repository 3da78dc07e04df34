import type { TextValue } from '../../src/model/expression.ts';
import { builtScreen, builtService } from './built.ts';
import { filled, type Values } from './filled.ts';

/** What a button, link or tab of a screen reads, by its action, its dialog, or by where it leads. */
export function onButton(screen: string, name: string, values?: Values): string {
  const [text] = buttonTexts(screen, name);
  if (text === undefined) throw new Error(`Nothing on ${screen} leads to ${name}`);
  return filled(text, values);
}

/** The same as it is written, for each that is called so: an action may have several buttons, in other words. */
export function buttonTexts(screen: string, name: string): readonly TextValue[] {
  const { view, groups, service } = builtScreen(screen);
  const own = textsOn([view, groups], name);
  const { cancel } = builtService(service).layout;
  return own.length === 0 && name === 'cancel' && cancel !== null ? [cancel.label] : own;
}

type Part = { readonly [member: string]: unknown };

function textsOn(part: unknown, name: string): readonly TextValue[] {
  if (typeof part !== 'object' || part === null) return [];
  const { action, dialog, address, to, change, text, label } = part as Part;
  // What stands in a row and can be changed is called so, not the button beside it.
  const changes = text === undefined ? undefined : (change as Part | null | undefined)?.screen;
  const leads = [action, dialog, address, changes, ...Object.values((to as Part | null | undefined) ?? {})].includes(
    name,
  );
  const own = text ?? label;
  // What leads somewhere says so in its text or label: `src/model/link.ts`.
  return leads && own !== undefined ? [own as TextValue] : Object.values(part).flatMap((inner) => textsOn(inner, name));
}
