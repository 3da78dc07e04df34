import { ownFileIn } from '../files/own-part.ts';
import { fileText, type ProjectFiles } from '../files/project-files.ts';
import type { LoadedServices, ScreenFile } from '../gather/load-services.ts';

const SHARED = 'templates';

interface Change {
  readonly before: ProjectFiles;
  readonly after: ProjectFiles;
  readonly screens: readonly ScreenFile[];
  /** Words in the files of each service. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  /** What each service declares that others may name. */
  readonly names: ReadonlyMap<string, readonly string[]>;
}

/** Services that have to be read again: those with a changed file or template, and those that name something of these. null = everything. */
export function foldersTouched({ before, after, screens, words, names }: Change): ReadonlySet<string> | null {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  const touched = new Set<string>();
  for (const file of changed) {
    const folder = folderOf(file);
    // A file that is new or gone may be one that others look for; what a service declares for itself is checked with the catalogue.
    if (folder === null || ownFileIn(file) !== null || !before.has(file) || !after.has(file)) return null;
    const users = screens.filter(({ template }) => template?.files.includes(file)).map(({ screen }) => screen.service);
    for (const name of folder === SHARED ? users : [folder]) touched.add(name);
  }
  const named = [...touched].flatMap((folder) => names.get(folder) ?? []);
  for (const [folder, own] of words) if (named.some((name) => own.has(name))) touched.add(folder);
  return touched;
}

/** Names of screens, and codes that its screens and launch checks give, by service: all that one service can name of another. */
export function namesOf({ services, screens }: LoadedServices): ReadonlyMap<string, readonly string[]> {
  return new Map(
    services.map(({ service, clientCodes }) => {
      const own = screens.filter(({ screen }) => screen.service === service.name);
      const routes = own.flatMap(({ screen }) => screen.routes.map(({ name }) => name));
      return [service.name, [...routes, ...clientCodes, ...(service.launch?.checks.map(({ code }) => code) ?? [])]];
    }),
  );
}

/** The words in the files of each service, those of its templates included. */
export function wordsByFolder(
  files: ProjectFiles,
  screens: readonly ScreenFile[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  const add = (folder: string, file: string) => {
    const content = files.get(file) ?? '';
    const text = fileText(content);
    const own = words.get(folder) ?? new Set();
    words.set(folder, own);
    for (const [word] of text.matchAll(/[\w-]+/gu)) own.add(word);
  };
  for (const file of files.keys()) {
    const folder = folderOf(file);
    if (folder !== null && folder !== SHARED) add(folder, file);
  }
  for (const { screen, template } of screens) for (const file of template?.files ?? []) add(screen.service, file);
  return words;
}

function folderOf(file: string): string | null {
  return /^screens\/([^/]+)\//u.exec(file)?.[1] ?? null;
}
