import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Descriptor files: path relative to the project's root, with `/` -> the file's content. */
export type ProjectFiles = ReadonlyMap<string, string | Uint8Array>;

/** The content of a file as text. */
export const fileText = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

const FOLDERS = ['catalog', 'schemas', 'screens'] as const;
/** Who stories are about, and what they find filed. It belongs to the server, which a copy of the descriptors need not have. */
const SERVER_FOLDERS = ['db', 'common', 'services', 'sandbox'].map((room) => `src/server/${room}`);
const PEOPLE = /^src\/server\/(?:sandbox|(?:common|services)\/[^/]+)\/people\/[^/]+\.yaml$/;
const MIGRATION = /^src\/server\/(?:db|(?:common|services)\/[^/]+)\/migrations\/[^/]+\.sql$/;

export const isMigration = (file: string): boolean => MIGRATION.test(file);

/** Sample people, of everybody's or of a service. */
export const isPeople = (file: string): boolean => PEOPLE.test(file);

const SERVER = 'src/server';
/** What may lead people to screens, say words of the catalogue, and name what stands there. */
export const isServerCode = (file: string): boolean => file.startsWith(`${SERVER}/`) && file.endsWith('.ts');
const LEADS_OR_NAMES = /screenAddress\(|build\/wording\/serv|claimWords\(|defineEndpoint\(|(['"])[a-z]\w*(?:\.\w+)+\1/;

const MOST_BYTES = 2 * 1024 * 1024;

/** Reads `screens/`, `catalog/` and `schemas/` of a project (generated `schemas/editor` left out), its sample people, its tables, and what of the server leads to screens or names what stands in the catalogue. */
export function readProjectFiles(root: string): ProjectFiles {
  const files = new Map<string, string | Uint8Array>();
  for (const folder of FOLDERS) collect(root, folder, files, isDescriptor);
  for (const folder of SERVER_FOLDERS)
    if (existsSync(join(root, folder))) collect(root, folder, files, (file) => isPeople(file) || isMigration(file));
  if (existsSync(join(root, SERVER))) {
    const code = new Map<string, string | Uint8Array>();
    collect(root, SERVER, code, isServerCode);
    for (const [file, content] of code) if (LEADS_OR_NAMES.test(String(content))) files.set(file, content);
  }
  return files;
}

const isDescriptor = (file: string) => /\.(ya?ml|json)$/.test(file);

function collect(
  root: string,
  folder: string,
  files: Map<string, string | Uint8Array>,
  isWanted: (file: string) => boolean,
): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (path !== 'schemas/editor') collect(root, path, files, isWanted);
    } else if (isWanted(path)) {
      const large = statSync(join(root, path)).size > MOST_BYTES;
      files.set(path, large ? ' '.repeat(MOST_BYTES) : readFileSync(join(root, path)));
    }
  }
}
