import { type CONTRACT_FOLDERS, contractIn, type OwnPart } from '../../load/files/own-part.ts';
import type { GatheredFile } from '../../load/gather/loaded.ts';
import type { LintInput } from '../rule.ts';
import { labelledLists, namesBelow, readBelow, referenced } from './used.ts';

/** Who uses a name: services, and whether anything does that belongs to none of them. */
export interface Users {
  readonly services: ReadonlySet<string>;
  readonly isShared: boolean;
}

/** What can stand with one service or with all. */
export type Placed = OwnPart | (typeof CONTRACT_FOLDERS)[number];

const namesIn: { readonly [part in Placed]: (files: readonly GatheredFile[]) => Iterable<string> } = {
  addresses: (files) => referenced(files, 'address', 'place'),
  claims: (files) => namesBelow(files, 'claims'),
  codes: (files) => [...referenced(files, 'codes', 'paramType'), ...labelledLists(files)],
  calls: (files) => referenced(files, 'call'),
  settings: (files) => readBelow(files, 'settings'),
  types: (files) => referenced(files, 'type', 'shape'),
};

/** Users of the names of a part of the catalogue; what nobody uses has none. What a type uses is used by those who use the type. */
export function usersOf({ gathered, project }: LintInput, part: Placed): (name: string) => Users {
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
    for (const name of referenced([file], 'type', 'shape')) note(keyOf(name), file.file);
  }
  const ownersOf = (name: string, seen: Set<string>): readonly string[] =>
    [...(uses.get(name) ?? [])].flatMap((file) => {
      const contract = contractIn(file);
      if (contract?.kind !== 'types') return [file];
      const key = keyOf(contract.name);
      if (seen.has(key)) return [];
      seen.add(key);
      return ownersOf(key, seen);
    });
  return (name) => {
    const owners = ownersOf(part === 'types' ? keyOf(name) : name, new Set()).map((file) => serviceIn(file));
    const own = owners.filter((service) => service !== null && services.has(service)) as readonly string[];
    return { services: new Set(own), isShared: own.length < owners.length };
  };
}

/** What has a type has what the type names. No other name has a blank. */
const keyOf = (type: string) => `type ${type}`;

const isErrorTable = (file: string) => /^screens\/(?!templates\/)[^/]+\/errors\.yaml$/.test(file);

function serviceIn(file: string): string | null {
  return /^screens\/([^/]+)\//.exec(file)?.[1] ?? null;
}
