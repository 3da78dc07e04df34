import { wordsOf } from '../../src/load/names/worded.ts';
import type { TextValue } from '../../src/model/expression.ts';
import { builtScreen } from './built.ts';
import { filled, type Values } from './filled.ts';
import { textsIn } from './texts-in.ts';

/**
 * What a block of a screen says that has no name, by its kind (or widget) and an expression of it: the condition under which it, or what is around it, is
 * shown, or the value beside its words. The first, where there are several.
 */
export function blockText(screen: string, kind: string, expression?: string, values?: Values): string {
  return filled(firstText(screen, kind, expression), values);
}

/** The same for each, in order. */
export function blockTexts(screen: string, kind: string, expression?: string, values?: Values): readonly string[] {
  return textsIn(builtScreen(screen).view, kind, expression).map((text) => filled(text, values));
}

/** The first, whatever its placeholders are filled with. */
export function blockWords(screen: string, kind: string, expression?: string): RegExp {
  return wordsOf(firstText(screen, kind, expression));
}

function firstText(screen: string, kind: string, expression: string | undefined): TextValue {
  const [text] = textsIn(builtScreen(screen).view, kind, expression);
  if (text === undefined) throw new Error(`${screen} has no ${kind} with ${expression ?? 'words'}`);
  return text;
}
