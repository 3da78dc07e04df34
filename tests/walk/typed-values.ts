import { vocabulary } from '../../build/vocabulary.ts';
import { constraintsOfField, isDynamic } from '../../src/forms/constraints-of-field.ts';
import type { Field } from '../../src/model/field.ts';
import type { OwnWords } from '../browser/generated/journeys/own-words.ts';

/** Value of a constraint's argument that is known only while the screen is used; undefined = nobody can tell. */
export type Known = (argument: unknown) => unknown;

/** What is typed depends on these. */
export interface Typing {
  readonly variant: number;
  /** Part of every e-mail address, so that none is taken already. */
  readonly unique: string;
  readonly own: OwnWords;
  readonly known: Known;
}

const byWidget: { readonly [widget: string]: (typing: Typing) => string } = {
  kana: ({ variant }) => (variant % 2 === 0 ? 'ヤマダ' : 'ハナコ'),
  email: ({ variant, unique }) => `journey${variant}-${unique}@example.jp`,
  phone: () => '090-0000-0001',
  'postal-code': () => '1000001',
  number: () => '1',
  date: () => '2000-04-01',
  password: () => 'Abcdef12',
};
/** Tried in turn where a field accepts nothing else. */
const others = ['Abcdef-12', 'ヤマダ', 'YAMADA', 'yamada', '山田', 'やまだ', '1', '1234567', 'ＡＢＣ', '１２３'];

/**
 * What is typed into a field: what the person's file says under the field's name, else something its widget is made for; of that the first the
 * field accepts.
 */
export function typedValue(field: Field, typing: Typing): string {
  const { variant, own, known } = typing;
  // What must be another than before cannot be what one's file says.
  const isOther = field.constraints.some(({ name }) => name === 'mustDifferFrom');
  const words = isOther ? [] : (own.get(field.name) ?? []);
  const said = words.map((text) => written(field, text)).filter((text) => accepts(field, text, known));
  if (said.length > 0) return said[variant % said.length] ?? '';
  const any = anyValue(field, typing);
  const more = field.widget === 'date' ? daysFromToday.map(dayLater) : others;
  return [any, ...more].find((text) => accepts(field, text, known)) ?? any;
}

const daysFromToday = [0, 1, 8, 30, 366, -1, -30];

/** In Japan. */
function dayLater(days: number): string {
  return new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** As the field takes it: a day of a file is 20040430. */
function written({ widget }: Field, text: string): string {
  return widget === 'date' ? text.replace(/^(\d{4})(\d\d)(\d\d)$/u, '$1-$2-$3') : text;
}

function anyValue({ widget, constraints }: Field, typing: Typing): string {
  const argument = (name: string) => constraints.find((use) => use.name === name)?.argument;
  const digits = argument('digits');
  if (typeof digits === 'number') return '1'.repeat(digits);
  const least = argument('min');
  if (widget === 'number' && typeof least === 'number') return String(least);
  if (argument('halfWidthAlphanumeric') === true || argument('alphanumericSymbols') === true)
    return `A${10_000 + typing.variant}`;
  const text = byWidget[widget]?.(typing) ?? '東京都見本区例示町一丁目1番1号';
  const longest = argument('maxLength');
  return typeof longest === 'number' ? text.slice(0, longest) : text;
}

/** By what can be told now. */
export function accepts(field: Field, text: string, known: Known): boolean {
  const value = field.type === 'number' ? Number(text) : text;
  return constraintsOfField(field).every(({ name, argument }) => {
    const constraint = vocabulary.constraints[name];
    if (constraint === undefined || !constraint.appliesTo.includes(field.type)) return true;
    const wanted = isDynamic(argument) ? known(argument) : argument;
    return wanted === undefined || constraint.test(value, wanted as never);
  });
}
