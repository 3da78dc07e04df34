import {
  type DataField,
  type DataForm,
  type DataItem,
  type DataSection,
  isGroup,
} from '../../../../forms/data-form/definition.ts';
import { tokenOf } from '../../../../forms/data-form/token-of.ts';
import type { KnownOfPerson } from './known-of-person.ts';

/** The form as this person sees it: its inputs tell whether what is typed is what the portal knows. Repeated ones may be about anybody. */
export function withAnswersKnown({ sections }: DataForm, known: KnownOfPerson): DataForm {
  return { sections: sections.map((section) => inSection(section, known)) };
}

function inSection({ items, sections, ...section }: DataSection, known: KnownOfPerson): DataSection {
  return {
    ...section,
    ...(items && { items: items.map((item) => withKnownAnswer(item, known)) }),
    ...(sections && { sections: sections.map((inner) => inSection(inner, known)) }),
  };
}

function withKnownAnswer(item: DataItem, known: KnownOfPerson): DataItem {
  if (isGroup(item)) return item;
  const field = item as DataField;
  const answer = known[tokenOf(field) ?? ''];
  if (answer === undefined) return field;
  const { value, same, differs } = answer;
  return { ...field, known: { value, same, differs } };
}
