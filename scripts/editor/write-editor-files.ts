import { dataFormSchema } from '../../src/forms/data-form/schema.ts';
import { editorSchemas } from '../../src/load/editor/editor-schema.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { readSchemas } from '../../src/load/gather/read-schemas.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { Output } from '../build/output.ts';
import { editorSettings } from './editor-settings.ts';

/** Content of every file for editors, by path from the project's root. Only `.vscode/settings.json` is tracked. */
export function editorFiles(root: string, vocabulary: Vocabulary): Output {
  const schemas = editorSchemas(vocabulary, readSchemas(readProjectFiles(root)).descriptors);
  const output = new Output();
  for (const [file, schema] of Object.entries(schemas))
    output.write(`schemas/editor/${file}`, pretty(onlyUsed(schema)));
  output.write('schemas/data-form.schema.json', pretty(dataFormSchema(vocabulary.constraints)));
  output.write('.vscode/settings.json', pretty(editorSettings(Object.keys(schemas))));
  return output;
}

/** Writes them; returns the changed paths. */
export function writeEditorFiles(root: string, vocabulary: Vocabulary): string[] {
  return editorFiles(root, vocabulary).flush(root, ['schemas/editor']);
}

/** Drops definitions that nothing in the file refers to: most files need none, and people review them in diffs. */
function onlyUsed({ $defs = {}, ...schema }: JsonSchema): JsonSchema {
  const used = new Set<string>();
  follow(schema);
  const kept = Object.entries($defs).filter(([name]) => used.has(name));
  return kept.length === 0 ? schema : { ...schema, $defs: Object.fromEntries(kept) };

  function follow(part: unknown): void {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"\$ref":"#\/\$defs\/([^"/]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow($defs[name] ?? {});
    }
  }
}

function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
