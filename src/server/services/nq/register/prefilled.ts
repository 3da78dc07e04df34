import { type AnswerValues, shownItems } from '../../../../forms/data-form/answers.ts';
import { type DataField, type DataForm, isGroup, itemsOf } from '../../../../forms/data-form/definition.ts';
import { failuresOfAnswers } from '../../../../forms/data-form/failures-of-answers.ts';
import { tokenOf } from '../../../../forms/data-form/token-of.ts';
import { formConstraints } from '../../../kernel/contract/form-constraints.ts';
import type { KnownAnswer, KnownOfPerson } from './known-of-person.ts';

/** What a new form begins with, and the labels of what was filled in, by where it is from. */
export interface Prefilled {
  readonly values: AnswerValues;
  readonly labels: { readonly [from in KnownAnswer['from']]: readonly string[] };
}

/** Fills in what is known of the person: inputs that are shown from the start, never repeated ones. What the form would refuse is left out. */
export async function prefilled(form: DataForm, known: KnownOfPerson): Promise<Prefilled> {
  const asked = shownItems(itemsOf(form), {}).flatMap((item) =>
    isGroup(item) ? [] : answered(item as DataField, known),
  );
  const all = Object.fromEntries(asked.map(({ field, answer }) => [field.name, answer.value]));
  const refused = new Set(failuresOfAnswers(form, all, await formConstraints(), 'formats').map(({ name }) => name));
  const kept = asked.filter(({ field }) => !refused.has(field.name));
  const labels = (from: KnownAnswer['from']) =>
    kept.filter(({ answer }) => answer.from === from).map(({ field }) => field.label);
  return {
    values: Object.fromEntries(kept.map(({ field, answer }) => [field.name, answer.value])),
    labels: { card: labels('card'), contact: labels('contact'), register: labels('register') },
  };
}

function answered(field: DataField, known: KnownOfPerson) {
  const answer = known[tokenOf(field) ?? ''];
  return answer === undefined ? [] : [{ field, answer }];
}
