import { vocabulary } from '../../build/vocabulary.ts';
import { constraintsOfField, isDynamic } from '../../src/forms/constraints-of-field.ts';
import { typedNumber } from '../../src/forms/normalise/number-typed.ts';
import type { Field } from '../../src/model/field.ts';
import { typedInto } from '../typed-inputs.ts';

/** Value of a constraint's argument that is known only while the screen is used; undefined = nobody can tell. */
export type Known = (argument: unknown) => unknown;

/** Tried in turn where a field accepts nothing else. */
const others = [
  'Abcdef-12',
  '見本区例示町一丁目1番1号',
  'ヤマダ',
  'YAMADA',
  'yamada',
  '山田',
  'やまだ',
  '1',
  '1234567',
  'ＡＢＣ',
  '１２３',
];

const daysFromToday = [0, 1, 8, 30, 366, -1, -30];

/** What is typed into a field: the first of what its widget is made for that the field accepts. */
export function typedValue(field: Field, known: Known): string {
  const any = anyValue(field);
  const more = field.widget === 'date' ? daysFromToday.map(dayLater) : others;
  return [any, ...more].find((text) => accepts(field, text, known)) ?? any;
}

/** In Japan. */
function dayLater(days: number): string {
  return new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

function anyValue({ widget, constraints }: Field): string {
  const argument = (name: string) => constraints.find((use) => use.name === name)?.argument;
  const digits = argument('digits');
  if (typeof digits === 'number') return '1'.repeat(digits);
  const least = argument('min');
  if (widget === 'number' && typeof least === 'number') return String(least);
  if (argument('halfWidthAlphanumeric') === true || argument('alphanumericSymbols') === true) return 'A10001';
  const text = typedInto(widget).sample ?? '東京都見本区例示町一丁目1番1号';
  const longest = argument('maxLength');
  return typeof longest === 'number' ? text.slice(0, longest) : text;
}

/** By what can be told now. */
export function accepts(field: Field, text: string, known: Known): boolean {
  const value = field.type === 'number' ? typedNumber(text) : text;
  return constraintsOfField(field).every(({ name, argument }) => {
    const constraint = vocabulary.constraints[name];
    if (constraint === undefined || !constraint.appliesTo.includes(field.type)) return true;
    const wanted = isDynamic(argument) ? known(argument) : argument;
    return wanted === undefined || constraint.test(value, wanted as never);
  });
}
