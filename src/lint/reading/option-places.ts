import { filesOfPart } from '../../load/files/own-part.ts';
import { entriesOf, itemsOf, mapsIn, rootsOf } from '../../load/gather/nodes.ts';
import { member, type Node, textMember } from '../../load/yaml/located.ts';
import type { Field } from '../../model/field.ts';
import type { Place } from '../../model/place.ts';
import type { LintInput } from '../rule.ts';
import { writtenField } from './written-field.ts';

/** Where an option of a field is written: in the catalogue, or with the field; null = nowhere that can be named. */
export function placeOfOption(field: Field, value: string, input: LintInput): Place | null {
  const written = writtenField(field, input);
  const options = written && member(written.value, 'options');
  if (options === undefined) return null;
  // Those of a slot stand inside of it, or in the screen that fills it.
  const items = options.kind === 'scalar' ? listed(options.text, input) : mapsIn(options);
  return items.find((item) => textMember(item, 'value') === value)?.at ?? written?.keyAt ?? null;
}

function listed(name: string, { documents }: LintInput): readonly Node[] {
  return rootsOf(documents, filesOfPart('codes'))
    .flatMap(({ root }) => entriesOf(root, 'codes'))
    .filter(({ key }) => key === name)
    .flatMap(({ value }) => itemsOf(value, 'values'));
}
