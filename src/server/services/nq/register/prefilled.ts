import { type AnswerValues, shownItems } from '../../../../forms/data-form/answers.ts';
import {
  type Against,
  againstOf,
  type DataField,
  type DataForm,
  isGroup,
  itemsOf,
} from '../../../../forms/data-form/definition.ts';
import { failuresOfAnswers } from '../../../../forms/data-form/failures-of-answers.ts';
import { formConstraints } from '../../../kernel/contract/form-constraints.ts';

/** What a new form begins with, and the labels of what was filled in, by where it is from. */
export interface Prefilled {
  readonly values: AnswerValues;
  readonly labels: { readonly [from in Against['from']]: readonly string[] };
}

/** Fills in what the register alone can mean: inputs that are shown from the start, never repeated ones. What the form would refuse is left out. */
export async function prefilled(form: DataForm): Promise<Prefilled> {
  const asked = shownItems(itemsOf(form), {}).flatMap((item) => (isGroup(item) ? [] : answered(item as DataField)));
  const all = Object.fromEntries(asked.map(({ field, value }) => [field.name, value]));
  const refused = new Set(failuresOfAnswers(form, all, await formConstraints(), 'formats').map(({ name }) => name));
  const kept = asked.filter(({ field }) => !refused.has(field.name));
  const labels = (from: Against['from']) => kept.filter((one) => one.from === from).map(({ field }) => field.label);
  return {
    values: Object.fromEntries(kept.map(({ field, value }) => [field.name, value])),
    labels: { card: labels('card'), contact: labels('contact'), register: labels('register') },
  };
}

function answered(field: DataField) {
  const { values = [], from = 'register' } = againstOf(field) ?? {};
  const [value, ...others] = values;
  return value === undefined || others.length > 0 ? [] : [{ field, value, from }];
}

/** A form that nothing is filled in of. */
export const nothingFilled: Prefilled = { values: {}, labels: { card: [], contact: [], register: [] } };
