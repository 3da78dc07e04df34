import { evaluate } from '../../src/expressions/evaluate.ts';
import { expressionFunction as called } from '../../src/expressions/functions/called.ts';
import { expressionFunction as label } from '../../src/expressions/functions/label.ts';
import type { Expression, TextValue } from '../../src/model/expression.ts';
import { codeLabel } from './code-label.ts';

/**
 * Values of placeholders, by what is written in these (`{ 'site.name': 'e-Tax' }`), or of the names that stand in them (`{ url: { view: 'history' } }`):
 * where an expression chooses between words, its names decide.
 */
export interface Values {
  readonly [source: string]: unknown;
}

/** A text as it reads with these values. */
export function filled(text: TextValue, values: Values = {}): string {
  if (typeof text === 'string') return text;
  return text.parts.map((part) => (typeof part === 'string' ? part : `${value(part, values)}`)).join('');
}

function value({ source, tree }: Expression, values: Values): unknown {
  if (Object.hasOwn(values, source)) return values[source];
  // A claim is meant as it reads while its witness holds.
  if (/^claims\./u.test(source) && tree[0] === '?')
    return value({ kind: 'expression', source: '', tree: tree[2] }, values);
  try {
    return evaluate(tree, calledByName(values), { called: called.run, label: label.run }, environment);
  } catch (error) {
    throw new Error(`No value is given for \${${source}}`, { cause: error });
  }
}

/** Somebody without a birth date here has a name that nobody shares. */
const calledByName = (values: Values): Values =>
  typeof values.item === 'object' ? { ...values, item: { birthDate: '', ...values.item } } : values;

const environment = {
  label: (list: string, value: unknown) => codeLabel(list, `${value}`),
  setting: () => undefined,
  now: () => 0,
};
