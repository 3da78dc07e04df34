import { expect, it } from 'vitest';
import { errorMessages } from '../../src/forms/error-messages.ts';
import { validateFields } from '../../src/forms/validate-fields.ts';
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
