import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../../../src/model/place.ts';

/** Occurrences of a text in the program itself (the portal's responses, what it says of codes and dates), which staff cannot change in YAML. */
export function findInProgram(root: string, sentence: string): readonly Place[] {
  const wanted = sentence.trim();
  return sourcesBelow(join(root, 'src')).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const index = text.indexOf(wanted);
    if (index === -1) return [];
    const before = text.slice(0, index).split('\n');
    const file = path.slice(root.length + 1).replaceAll('\\', '/');
    return [{ file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }];
  });
}

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
