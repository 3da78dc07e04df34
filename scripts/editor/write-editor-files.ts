import { join } from 'node:path';
import { readProjectFiles } from '../../src/load/project-files.ts';
import { readSchemas } from '../../src/load/read-schemas.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';
import { Output } from '../build/output.ts';
import { editorSchemas } from './editor-schemas.ts';
import { editorSettings } from './editor-settings.ts';

/** Path from the project's root -> content of every committed file for editors. */
export function editorFiles(root: string, vocabulary: Vocabulary): Output {
  const schemas = editorSchemas(readSchemas(readProjectFiles(root)).descriptors, vocabulary);
  const output = new Output();
  for (const [file, schema] of Object.entries(schemas)) output.write(`schemas/editor/${file}`, pretty(schema));
  output.write('.vscode/settings.json', pretty(editorSettings(schemas)));
  return output;
}

/** Writes them; hands back what changed. These files are committed, a test proves that they are current. */
export function writeEditorFiles(root: string, vocabulary: Vocabulary): string[] {
  return editorFiles(root, vocabulary).flush(join(root), ['schemas/editor']);
}

function pretty(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
