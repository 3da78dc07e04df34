// chunk: data-form
import type { Scope, TextValue } from '../../model/expression.ts';
import { argumentText } from '../argument-text.ts';
import { errorMessages } from '../error-messages.ts';
import { validateFields } from '../validate-fields.ts';
import { numbered } from './answer-summary.ts';
import type { AnswerFailure } from './failures-of-answers.ts';
import type { DataConstraints } from './schema.ts';

export interface AnswerMessagesInput {
  readonly failures: readonly AnswerFailure[];
  readonly constraints: DataConstraints;
  /** Shared messages of the locale (`catalog/messages.<locale>.yaml`). */
  readonly messages: { readonly [key: string]: TextValue };
  /** Fills `${…}`, as for `errorMessages`. */
  text(text: TextValue, more: Scope): string;
}

/** One message per control, in reading order: for the first constraint that failed, in the wording that screens' fields use. */
export function answerMessages({
  failures,
  constraints,
  messages,
  text,
}: AnswerMessagesInput): readonly { readonly name: string; readonly path: string; readonly message: string }[] {
  const paths = [...new Set(failures.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const here = failures.filter((failure) => failure.path === path);
    const first = here[0];
    if (first === undefined) return [];
    const { name, field, group, constraint, argument, value } = first;
    if (field === null) {
      const wording = messages[constraint] ?? messages.generic ?? '';
      return [{ name, path, message: text(wording, { n: argumentText(argument), label: group?.legend ?? '' }) }];
    }
    const row = group === null ? '' : `${numbered(group.legend, Number(path.split('/')[2]))}：`;
    if (constraint === 'rule') return [{ name, path, message: `${row}${argument}` }];
    const told = errorMessages({
      fields: [field],
      failures: here.map((failure) => ({ ...failure, field: field.name })),
      values: { [field.name]: value },
      refuses: (_field, refusing, part) =>
        validateFields([field], { [field.name]: part }, constraints).some((failure) => failure.constraint === refusing),
      isShown: () => true,
      row,
      messages,
      text,
    });
    return told.map(({ message }) => ({ name, path, message }));
  });
}
