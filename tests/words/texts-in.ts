import type { Expression, Text, TextValue } from '../../src/model/expression.ts';

type Part = { readonly [member: string]: unknown };

/**
 * What blocks say, in order: those of a kind (or widget), where this expression stands, as the condition under which they, or what is around them, are
 * shown, or as the value beside their words.
 */
export function textsIn(part: unknown, kind: string, expression?: string, isInKind = false): readonly TextValue[] {
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
  if (kind === 'text') return (parts ?? []).some((part) => holds(part, source));
  return (member as Partial<Expression> | null)?.source === source;
}

function isText(words: unknown): words is TextValue {
  return typeof words === 'string' ? words !== '' : (words as Partial<Text> | undefined)?.kind === 'text';
}
