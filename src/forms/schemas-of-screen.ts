import type { JsonSchema } from '../model/json-schema.ts';
import type { Screen } from '../model/screen.ts';
import { type FormVocabulary, schemaOfFields } from './schema-of-fields.ts';

/** The schemas a screen's inputs compile to: its own (null = it has no inputs) and one for each of its repeated fields. */
export interface ScreenSchemas {
  readonly own: JsonSchema | null;
  readonly groups: readonly JsonSchema[];
}

/** `groups` are in the order of the screen's. */
export function schemasOfScreen(
  { fields, groups }: Pick<Screen, 'fields' | 'groups'>,
  vocabulary: FormVocabulary,
): ScreenSchemas {
  const names = groups.map(({ name }) => name);
  return {
    own: fields.length + groups.length === 0 ? null : schemaOfFields(fields, vocabulary, names),
    groups: groups.map((group) => schemaOfFields(group.fields, vocabulary)),
  };
}
