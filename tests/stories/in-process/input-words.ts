import type { Scope } from '../../../src/model/expression.ts';
import type { Field, FieldItems } from '../../../src/model/field.ts';
import type { ScreenRuntime } from '../../../src/runtime/contract/screen.ts';
import { textOf } from './readable.ts';

/** What is drawn with an input besides its label: what is said of it, and what can be chosen. What a select offers is not seen before it is opened. */
export function wordsOfInput(screen: ScreenRuntime, name: string, field: Field, more: Scope): readonly string[] {
  const { hint, items, widget, options } = field;
  const seen = widget === 'select' ? [] : options.flatMap((option) => [option.label, option.hint]);
  const own = [hint, ...seen].map((text) => screen.text(text, more));
  return items === undefined ? own : [...own, ...wordsOfItems(screen, name, items)];
}

/** Members of a widget of a list that nobody reads. */
const unread: ReadonlySet<string> = new Set(['key', 'image', 'lockedWhen']);

function wordsOfItems(screen: ScreenRuntime, name: string, { options }: FieldItems): readonly string[] {
  const list = (screen.view.getState().form[name] ?? []) as readonly object[];
  return list.flatMap((item) => {
    const isLocked = isLockedItem(screen, options, item);
    const told = Object.entries(options).filter(([part]) => !unread.has(part) && (part !== 'lockedText' || isLocked));
    return told.flatMap(([, part]) => [part].flat().map((text) => textOf(text, screen, { item })));
  });
}

export function isLockedItem(screen: ScreenRuntime, { lockedWhen }: FieldItems['options'], item: object): boolean {
  return lockedWhen != null && textOf(lockedWhen, screen, { item }) === 'true';
}
