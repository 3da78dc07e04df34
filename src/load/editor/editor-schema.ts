import type { JsonSchema } from '../../model/json-schema.ts';
import type { StoryStepKind, Vocabulary } from '../../model/vocabulary.ts';
import type { DescriptorSchemas } from '../walk/context.ts';
import { editorDefinitions, withSlots } from './definitions.ts';
import { plain } from './plain.ts';

/** Schemas for parts of descriptors, or for data: no descriptor file uses them directly. */
const NOT_FILES = new Set(['parts', 'data-form']);

/**
 * Complete schemas for editors, by file name (`screen.schema.json`, `catalog-codes.schema.json` …): the vocabulary's step kinds, widgets and
 * constraints inserted, our annotations replaced by plain JSON Schema 2020-12, each file self-contained. `schemas` as `readSchemas` returns them. To
 * be written to `schemas/editor/`.
 */
export function editorSchemas(
  vocabulary: Vocabulary,
  schemas: DescriptorSchemas,
): { readonly [file: string]: JsonSchema } {
  const definitions = editorDefinitions(vocabulary, schemas);
  const ofTemplates = withSlots(definitions, schemas);
  const ofStories = { ...definitions, step: { anyOf: Object.values(vocabulary.storySteps).map(storyStepSchema) } };
  const files = Object.entries(schemas).filter(([name]) => !NOT_FILES.has(name));
  return Object.fromEntries(
    files.map(([name, schema]) => {
      const file = `${name}.schema.json`;
      const own = Object.entries(schema.$defs ?? {}).map(([key, part]) => [key, plain(part)]);
      const { $defs: _own, ...root } = schema;
      const shared = name === 'template' ? ofTemplates : name === 'story' ? ofStories : definitions;
      const $defs = { ...shared, ...Object.fromEntries(own) };
      return [file, { $schema: 'https://json-schema.org/draft/2020-12/schema', ...plain(root), $defs }];
    }),
  );
}

function storyStepSchema({ kind, says, options }: StoryStepKind): JsonSchema {
  return { ...plain(options), title: kind, description: says };
}
