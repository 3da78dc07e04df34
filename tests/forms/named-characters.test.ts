import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { postalFiles } from '../../scripts/build/postal-codes.ts';
import { test as isName } from '../../src/forms/constraints/name-signs.ts';
import { test as isWord } from '../../src/forms/constraints/word.ts';
import { errorMessages } from '../../src/forms/error-messages.ts';
import { plainText } from '../../src/forms/plain-signs.ts';
import { validateFields } from '../../src/forms/validate-fields.ts';
import { isPeople } from '../../src/load/files/project-files.ts';
import { realFiles } from '../lint/project.ts';
import { allInputs, messages, wordsOf } from './all-inputs.ts';
import { formVocabulary } from './vocabulary.ts';

const { constraints } = formVocabulary;

/** What is told of a value of an input. */
function told(field: (typeof allInputs)[number]['field'], row: string, value: string): string {
  const failuresOf = (text: string) => validateFields([field], { [field.name]: text }, constraints);
  const [first] = errorMessages({
    fields: [field],
    failures: failuresOf(value),
    values: { [field.name]: value },
    refuses: (_field, constraint, part) => failuresOf(part).some((failure) => failure.constraint === constraint),
    isShown: () => true,
    row,
    messages,
    text: wordsOf,
  });
  return first?.message ?? '';
}

/** What is typed as it is and can be read: dates and numbers are converted, choices are chosen, secrets take anything. */
const typed = allInputs.filter(
  ({ field }) =>
    field.type === 'text' &&
    !['date', 'password', 'one-time-code'].includes(field.widget) &&
    field.options.length === 0,
);

it.each([
  ['a sign that cannot be seen', '12\u202E34', /「2」のあとの見えない文字/],
  ['a control character', '12\u000734', /「2」のあとの見えない文字/],
  ['an emoji', '12😀34', /「😀」/],
])('%s is named, and the input that it is in', (_what, value, named) => {
  const silent = typed.flatMap(({ at, field, row }) => {
    const message = told(field, row, value);
    const isSaid = named.test(message) && message.includes(wordsOf(field.label, {})) && message.startsWith(row);
    return isSaid ? [] : [`${at} ${field.name} (${field.widget}): ${message}`];
  });
  expect(silent).toEqual([]);
});

/** Every text with the name that it stands at. */
const textsIn = (value: unknown, name = ''): readonly (readonly [name: string, text: string])[] => {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, part]) => textsIn(part, Array.isArray(value) ? name : member));
};

it('what cards and registers supply is never refused: the sample people, and every address of a postal code', () => {
  const people = [...realFiles].filter(([file]) => isPeople(file));
  const known = people.flatMap(([, content]) => textsIn(parse(String(content))));
  const places = [...postalFiles().values()].flatMap((codes) => Object.values(codes).flat(2));
  const addresses = [...new Set(places)].filter((text) => text !== '');
  const names = known.filter(([name]) => /^(?:name|kanjiName|familyName|firstName|address|domicile)$/u.test(name));
  // Nobody is without a card, which has a name and an address.
  expect(names.length).toBeGreaterThanOrEqual(2 * people.length);
  expect(people.length).toBeGreaterThan(0);
  expect(known.filter(([, text]) => plainText(text) !== text)).toEqual([]);
  expect(names.filter(([, text]) => !isName(text) || !isWord(text, true))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(10_000);
  expect(addresses.filter((text) => plainText(text) !== text || !isName(text))).toEqual([]);
});
