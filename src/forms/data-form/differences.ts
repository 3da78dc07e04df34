// chunk: data-form
import type { Difference } from '../../model/difference.ts';
import { isAlike } from '../is-alike.ts';
import { type AnswerValues, answerOf, shownItems } from './answers.ts';
import { againstOf, type DataField, type DataForm, isGroup, itemsOf } from './definition.ts';
import { eachInWords, inWords } from './in-words.ts';

/** An answer that is another than the register has. */
interface AnswerDifference extends Difference {
  readonly name: string;
}

/**
 * What is answered otherwise than the register says, in reading order: what is asked of it stands in the form (`against`), so that the browser, the
 * portal and a receipt long afterwards tell the same.
 */
export function answerDifferences(form: DataForm, values: AnswerValues): readonly AnswerDifference[] {
  return shownItems(itemsOf(form), values).flatMap((item) => {
    if (isGroup(item)) return [];
    const field = item as DataField;
    const against = againstOf(field);
    const value = answerOf(values, field.name);
    if (against === null || typeof value !== 'string' || value.trim() === '') return [];
    if (against.values.some((one) => isAlike(value, one))) return [];
    const registered = eachInWords(field, against.values);
    const { name, label } = field;
    return [{ name, label, written: inWords(field, value), source: against.source, registered }];
  });
}
