import { answerOf, readAnswers, rowsOf } from '../../src/forms/data-form/answers.ts';
import type { Leaf } from './sent-leaves.ts';

/** What was typed last in inputs for figures, by the name of the input. */
export type TypedFigures = ReadonlyMap<string, string>;

/** The figures that a person reads in it: neither separators nor ¥ nor what is not seen is one. */
const figures = (text: string) => text.normalize('NFKC').replaceAll(/[^\d.-]/gu, '');

/** Answers of forms that came as data which were sent with other figures than were typed. */
export function otherFigures(typed: TypedFigures, leaves: readonly Leaf[]): readonly string[] {
  return leaves.flatMap(({ value }) => {
    const answers = readAnswers(value);
    if (answers === null) return [];
    return [...typed].flatMap(([name, text]) => {
      const [, first = '', key, inner = ''] = name.split('.');
      const row = rowsOf(answers.values, first).find((one) => one.key === key)?.row ?? {};
      const sent = key === undefined ? answerOf(answers.values, first) : answerOf(row, inner);
      return sent === undefined || String(sent) === figures(text) ? [] : [`${name}: ${text} -> ${sent}`];
    });
  });
}
