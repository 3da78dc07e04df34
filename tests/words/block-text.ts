import { wordsOf } from '../../src/load/names/worded.ts';
import type { Expression, Text, TextValue } from '../../src/model/expression.ts';
import { builtScreen } from './built.ts';
import { filled, type Values } from './filled.ts';

/**
 * What a block of a screen says that has no name, by its kind (or widget) and an expression of it: the condition under which it, or what is around it, is
 * shown, or the value beside its words. The first, where there are several.
 */
export function blockText(screen: string, kind: string, expression?: string, values?: Values): string {
  return filled(firstText(screen, kind, expression), values);
}

/** The same for each, in order. */
export function blockTexts(screen: string, kind: string, expression?: string, values?: Values): readonly string[] {
  return textsIn(builtScreen(screen).view, kind, expression, false).map((text) => filled(text, values));
}

/** The first, whatever its placeholders are filled with. */
export function blockWords(screen: string, kind: string, expression?: string): RegExp {
  return wordsOf(firstText(screen, kind, expression));
}

function firstText(screen: string, kind: string, expression: string | undefined): TextValue {
  const [text] = textsIn(builtScreen(screen).view, kind, expression, false);
  if (text === undefined) throw new Error(`${screen} has no ${kind} with ${expression ?? 'words'}`);
  return text;
}

type Part = { readonly [member: string]: unknown };

function textsIn(part: unknown, kind: string, expression: string | undefined, isInKind: boolean): readonly TextValue[] {
  if (typeof part !== 'object' || part === null) return [];
  const { text, label, caption, items, widget, kind: own } = part as Part;
  const isOfKind = isInKind || (widget ?? own) === kind;
  const isMeant = expression === undefined || Object.values(part).some((member) => holds(member, expression));
  const sought = isMeant ? undefined : expression;
  const words = [text ?? label ?? caption ?? items].flat().filter(isText);
  if (isOfKind && isMeant && words.length > 0) return words;
  return Object.values(part).flatMap((inner) => textsIn(inner, kind, sought, isOfKind));
}

/** A text that is computed altogether has the expression alone. */
function holds(member: unknown, source: string): boolean {
  const { kind, parts } = (member ?? {}) as Partial<Text>;
  return kind === 'text'
    ? (parts ?? []).some((part) => holds(part, source))
    : (member as Partial<Expression> | null)?.source === source;
}

function isText(words: unknown): words is TextValue {
  return typeof words === 'string' ? words !== '' : (words as Partial<Text> | undefined)?.kind === 'text';
}
