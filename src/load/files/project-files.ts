import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Descriptor files: path relative to the project's root, with `/` -> the file's content. */
export type ProjectFiles = ReadonlyMap<string, string | Uint8Array>;

const FOLDERS = ['catalog', 'schemas', 'screens'] as const;
/** Who stories are about. They belong to the server, which a copy of the descriptors need not have. */
export const PEOPLE_FOLDER = 'src/server/sandbox/people';
const MOST_BYTES = 2 * 1024 * 1024;

/** Reads `screens/`, `catalog/` and `schemas/` of a project (generated `schemas/editor` left out), and its sample people. */
export function readProjectFiles(root: string): ProjectFiles {
  const files = new Map<string, string | Uint8Array>();
  for (const folder of FOLDERS) collect(root, folder, files);
  if (existsSync(join(root, PEOPLE_FOLDER))) collect(root, PEOPLE_FOLDER, files);
  return files;
}

function collect(root: string, folder: string, files: Map<string, string | Uint8Array>): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (path !== 'schemas/editor') collect(root, path, files);
    } else if (/\.(ya?ml|json)$/.test(entry.name)) {
      const large = statSync(join(root, path)).size > MOST_BYTES;
      files.set(path, large ? ' '.repeat(MOST_BYTES) : readFileSync(join(root, path)));
    }
  }
}
