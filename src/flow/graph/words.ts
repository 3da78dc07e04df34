import type { TextValue, Value } from '../../model/expression.ts';

/** A text with its placeholders as `…`. */
export function plain(text: TextValue | Value): string {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null || !('kind' in text)) return String(text);
  if (text.kind === 'expression') return '…';
  if (text.kind !== 'text') return '…';
  return (text as unknown as { readonly parts: readonly unknown[] }).parts
    .map((part) => (typeof part === 'string' ? part : '…'))
    .join('');
}

/** Codes of one edge, naming at most three. */
export function codesInWords(codes: readonly string[]): string {
  const [first, second, third, ...others] = codes;
  const named = [first, second, third].filter((code) => code !== undefined).join('、');
  return others.length === 0 ? named : `${named} など${codes.length}種類`;
}
