import { CALL_FILES, type CONTRACT_FOLDERS, contractIn } from '../../load/files/own-part.ts';
import type { GatheredFile } from '../../load/gather/loaded.ts';
import { rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import type { Shelved } from '../../load/gather/shelves.ts';
import { textMember } from '../../load/yaml/located.ts';
import { codeSettings } from '../../model/code-settings.ts';
import type { LintInput } from '../rule.ts';
import { labelledLists, namesBelow, readBelow, referenced } from './used.ts';

/** Who uses a name: services, and whether anything does that belongs to none of them. */
export interface Users {
  readonly services: ReadonlySet<string>;
  readonly isShared: boolean;
}

/** What can stand with one service or with all. */
export type Placed = Shelved | (typeof CONTRACT_FOLDERS)[number];

/** What files name by a reference or in an expression. */
type Named = Exclude<Placed, 'clientCodes' | 'serverCodes' | 'documented'>;

const namesIn: { readonly [part in Named]: (files: readonly GatheredFile[]) => Iterable<string> } = {
  addresses: (files) => referenced(files, 'address', 'place'),
  claims: (files) => namesBelow(files, 'claims'),
  codes: (files) => [...referenced(files, 'codes', 'paramType'), ...labelledLists(files)],
  calls: (files) => referenced(files, 'call'),
  dialogs: (files) => referenced(files, 'dialog'),
  'messages.en': (files) => referenced(files, 'message'),
  'messages.ja': (files) => referenced(files, 'message'),
  settings: (files) => readBelow(files, 'settings'),
  types: (files) => referenced(files, 'type', 'shape'),
};

/** Users of the names of a part of the catalogue; what nobody uses has none. What a type uses is used by those who use the type. */
export function usersOf(input: LintInput, part: Placed): (name: string) => Users {
  const services = new Set(input.project.services.map(({ name }) => name));
  const filesOf = filesNaming(input, part);
  return (name) => {
    const owners = filesOf(name).map((file) => serviceIn(file));
    const own = owners.filter((service) => service !== null && services.has(service)) as readonly string[];
    return { services: new Set(own), isShared: own.length < owners.length };
  };
}

function filesNaming(input: LintInput, part: Placed): (name: string) => readonly string[] {
  if (part === 'documented') return callsBelow(input);
  return part === 'clientCodes' || part === 'serverCodes' ? filesWith(input) : namers(input, part);
}

/** A path is that of the services whose own calls are below it. A shared one there is one that another service came to use. */
function callsBelow({ documents }: LintInput): (path: string) => readonly string[] {
  const calls = rootsOf(documents, CALL_FILES).filter(({ file }) => serviceIn(file) !== null);
  return (below) => calls.filter(({ root }) => textMember(root, 'path')?.startsWith(below)).map(({ file }) => file);
}

/** Codes are written in many places: in rows, in checks of a launch, in calls. Calls that name none have the engine's. */
function filesWith({ documents, project }: LintInput): (code: string) => readonly string[] {
  const ofCalls = new Set(project.catalogs[0]?.calls.map(({ clientCode }) => clientCode));
  return (code) => {
    const files = [...documents].flatMap(([file, document]) =>
      document?.source.text.includes(code) && scalarsIn(document.root).some(({ text }) => text === code) ? [file] : [],
    );
    return ofCalls.has(code) && !files.some((file) => contractIn(file)?.kind === 'calls')
      ? [...files, 'engine']
      : files;
  };
}

function namers({ gathered, vocabulary }: LintInput, part: Named): (name: string) => readonly string[] {
  const uses = new Map<string, Set<string>>();
  const note = (name: string, file: string) => uses.set(name, (uses.get(name) ?? new Set()).add(file));
  if (part === 'messages.en' || part === 'messages.ja')
    for (const { message } of Object.values(vocabulary.constraints)) note(message, 'vocabulary');
  // The engine reads them by their names, whatever services there are.
  if (part === 'settings') for (const name of codeSettings) note(name, 'engine');
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
  return (name) => ownersOf(part === 'types' ? keyOf(name) : name, new Set());
}

/** What has a type has what the type names. No other name has a blank. */
const keyOf = (type: string) => `type ${type}`;

const isErrorTable = (file: string) => /^screens\/(?!templates\/)[^/]+\/errors\.yaml$/.test(file);

function serviceIn(file: string): string | null {
  return /^screens\/([^/]+)\//.exec(file)?.[1] ?? null;
}
