import * as wording from '../../../../../build/wording/services/nq.ts';
import {
  type DataField,
  type DataForm,
  type DataItem,
  type DataSection,
  isGroup,
} from '../../../../forms/data-form/definition.ts';
import { tokenOf } from '../../../../forms/data-form/token-of.ts';
import type { Fact, Facts } from './facts.ts';

/** Names what says why an answer is another than the register has. */
export const reasonOf = (name: string) => `${name}Reason`;

/** The form as this person gets it, and as it is filed: its inputs say what the register has. Repeated ones may be about anybody. */
export function withFacts({ sections }: DataForm, facts: Facts): DataForm {
  return { sections: sections.map((section) => inSection(section, facts)) };
}

function inSection({ items, sections, ...section }: DataSection, facts: Facts): DataSection {
  return {
    ...section,
    ...(items && { items: items.flatMap((item) => heldAgainst(item, facts)) }),
    ...(sections && { sections: sections.map((inner) => inSection(inner, facts)) }),
  };
}

function heldAgainst(item: DataItem, facts: Facts): readonly DataItem[] {
  if (isGroup(item)) return [item];
  const { against: _, ...field } = item as DataField;
  const fact = facts[tokenOf(item as DataField) ?? ''];
  if (fact === undefined) return [field as DataField];
  const { values, source, from, asksReason = false } = fact;
  const held = { ...withRefused(field as DataField, fact), against: { values, source, from } };
  return asksReason && values.length > 0 ? [held, reason(held)] : [held];
}

function withRefused(field: DataField, { refused }: Fact): DataField {
  if (refused === undefined) return field;
  const { values, message } = refused;
  return { ...field, notOneOf: values, messages: { ...field.messages, notOneOf: message } };
}

/** Asked right behind the answer, as soon as it is another: so it is saved, judged, shown and filed like any answer. */
function reason({ name, label, against }: DataField & { readonly against: Fact }): DataField {
  return {
    name: reasonOf(name),
    label: wording.known.reason({ label }),
    hint: wording.known.reasonHint,
    widget: 'textarea',
    required: true,
    maxLength: 200,
    shownWhen: { field: name, isUnlike: against.values },
  };
}
