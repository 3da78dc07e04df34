import type { Expression, Text, TextValue } from '../../model/expression.ts';

/** A normalised value whose texts contain a template's constants as literals, so that nothing has to evaluate them. */
export function settledTexts<Value>(value: Value): Value {
  return settle(value) as Value;
}

function settle(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settle);
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && value.kind === 'expression') return value;
  if ('kind' in value && value.kind === 'text' && 'parts' in value) return withWords(value as Text);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, settle(part)]));
}

function withWords(text: Text): TextValue {
  const parts: (string | Expression)[] = [];
  for (const part of text.parts) {
    const word = wordOf(part);
    const before = parts.at(-1);
    if (word === null) parts.push(part);
    else if (typeof before === 'string') parts[parts.length - 1] = before + word;
    else parts.push(word);
  }
  const [only = ''] = parts;
  return parts.length <= 1 && typeof only === 'string' ? only : { ...text, parts };
}

/** null = only known at run time. */
function wordOf(part: string | Expression): string | null {
  if (typeof part === 'string') return part;
  const [kind, value] = part.tree;
  return kind === 'value' && (typeof value === 'string' || typeof value === 'number') ? String(value) : null;
}
