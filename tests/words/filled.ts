import type { TextValue } from '../../src/model/expression.ts';

/** Values of placeholders, by what is written in these. Example: `{ 'site.name': 'e-Tax' }`. */
export interface Values {
  readonly [source: string]: string | number;
}

/** A text as it reads with these values. */
export function filled(text: TextValue, values: Values = {}): string {
  if (typeof text === 'string') return text;
  return text.parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const value = values[part.source];
      if (value === undefined) throw new Error(`No value is given for \${${part.source}}`);
      return String(value);
    })
    .join('');
}
