import type { OwnPart } from '../../load/files/own-part.ts';
import type { GatheredFile } from '../../load/gather/loaded.ts';
import type { LintInput } from '../rule.ts';
import { labelledLists, readBelow, referenced } from './used.ts';

/** Who uses a name: services, and whether anything does that belongs to none of them. */
export interface Users {
  readonly services: ReadonlySet<string>;
  readonly isShared: boolean;
}

const namesIn: { readonly [part in OwnPart]: (files: readonly GatheredFile[]) => Iterable<string> } = {
  addresses: (files) => referenced(files, 'address', 'place'),
  codes: (files) => [...referenced(files, 'codes', 'paramType'), ...labelledLists(files)],
  settings: (files) => readBelow(files, 'settings'),
};

/** Users of the names of a part of the catalogue; what nobody uses has none. What a type uses is used by those who use the type. */
export function usersOf({ gathered, project }: LintInput, part: OwnPart): (name: string) => Users {
  const services = new Set(project.services.map(({ name }) => name));
  const uses = new Map<string, Set<string>>();
  const note = (name: string, file: string) => uses.set(name, (uses.get(name) ?? new Set()).add(file));
  // Templates are read with the screens that extend them; error tables say of each reference where it stands.
  for (const file of gathered) {
    if (file.file === '') {
      const names = new Set(namesIn[part]([file]));
      for (const { name, at } of file.references) if (names.has(name) && isErrorTable(at.file)) note(name, at.file);
      continue;
    }
    for (const name of namesIn[part]([file])) note(name, file.file);
    for (const name of referenced([file], 'type', 'shape')) note(`${TYPES}${name}.yaml`, file.file);
  }
  const ownersOf = (name: string, seen: Set<string>): readonly string[] =>
    [...(uses.get(name) ?? [])].flatMap((file) => {
      if (!file.startsWith(TYPES)) return [file];
      if (seen.has(file)) return [];
      seen.add(file);
      return ownersOf(file, seen);
    });
  return (name) => {
    const owners = ownersOf(name, new Set()).map((file) => serviceIn(file));
    const own = owners.filter((service) => service !== null && services.has(service)) as readonly string[];
    return { services: new Set(own), isShared: own.length < owners.length };
  };
}

/** A type is known by its file, as a user and as something used. */
const TYPES = 'catalog/types/';

const isErrorTable = (file: string) => /^screens\/(?!templates\/)[^/]+\/errors\.yaml$/.test(file);

function serviceIn(file: string): string | null {
  return /^(?:screens|catalog\/calls)\/([^/]+)\//.exec(file)?.[1] ?? null;
}
