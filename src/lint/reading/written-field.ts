import { fieldsIn } from '../../load/gather/nodes.ts';
import type { MapEntry } from '../../load/yaml/located.ts';
import type { Field } from '../../model/field.ts';
import type { Place } from '../../model/place.ts';
import type { LintInput } from '../rule.ts';

const known = new WeakMap<LintInput['documents'], ReadonlyMap<string, MapEntry>>();

/** A field as it is written, in a screen or in its template. */
export function writtenField({ at }: Field, { documents }: LintInput): MapEntry | undefined {
  const before = known.get(documents);
  const all = before ?? new Map(fieldsIn(documents).map((entry) => [keyOf(entry.value.at), entry]));
  if (before === undefined) known.set(documents, all);
  return at && all.get(keyOf(at));
}

/** Where a member of it is written; null = it is not. */
export function memberAt(field: Field, member: string, input: LintInput): Place | null {
  const written = writtenField(field, input)?.value;
  return (written?.kind === 'map' && written.entries.find(({ key }) => key === member)?.keyAt) || null;
}

function keyOf({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
