import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit } from 'yaml';

function yamlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name));
}

/** Every scalar an author wrote in these folders. */
export function textsWrittenIn(...folders: readonly string[]): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const file of folders.flatMap(yamlFiles)) {
    visit(parseDocument(readFileSync(file, 'utf8')), {
      Scalar(_key, node) {
        texts.add(String(node.value));
      },
    });
  }
  return texts;
}
