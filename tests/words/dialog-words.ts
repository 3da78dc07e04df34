import type { Dialog } from '../../src/model/dialog.ts';
import type { TextValue } from '../../src/model/expression.ts';
import { builtCatalog, builtScreen, builtService } from './built.ts';
import { filled, type Values } from './filled.ts';
import { named } from './named.ts';
import { textsIn } from './texts-in.ts';

/** The words of a dialog as a screen finds it: its own, its service's, or everybody's. */
export function dialogWords(screen: string | null, name: string, values?: Values) {
  const { title, buttons, view } = named(dialogsOf(screen), name);
  return {
    title: filled(title, values),
    view,
    /** Its first sentence, apart from what the portal says. */
    get text(): string {
      const text = textsIn(view, 'text').find(hasWords);
      if (text === undefined) throw new Error(`${name} says nothing`);
      return filled(text, values);
    },
    /** What one of its buttons reads. */
    button(id: string): string {
      const button = buttons.find((candidate) => candidate.id === id);
      if (button === undefined) throw new Error(`${name} has no button ${id}`);
      return filled(button.label, values);
    },
  };
}

function hasWords(text: TextValue): boolean {
  return typeof text === 'string' || text.parts.some((part) => typeof part === 'string');
}

function dialogsOf(screen: string | null): readonly Dialog[] {
  const common = builtCatalog().dialogs;
  if (screen === null) return common;
  const { dialogs, service } = builtScreen(screen);
  return [...dialogs, ...builtService(service).dialogs, ...common];
}
