import { type CONTRACT_FOLDERS, contractIn } from '../../load/files/own-part.ts';
import type { GatheredFile } from '../../load/gather/loaded.ts';
import { entriesOn, isFileOf, SHELVES, type Shelved } from '../../load/gather/shelves.ts';
import { codeMessages } from '../../model/code-messages.ts';
import { codeSettings, drawingWait } from '../../model/code-settings.ts';
import { frameAddresses } from '../../model/frame-addresses.ts';
import { frameCalls } from '../../model/frame-calls.ts';
import type { Place } from '../../model/place.ts';
import type { LintInput } from '../rule.ts';
import { labelledLists, namesBelow, readBelow, referenced } from './used.ts';

/** What is named by a reference, in an expression or in code. */
export type Named = 'addresses' | 'calls' | 'claims' | 'codes' | 'dialogs' | 'messages' | 'settings' | 'types';

const namesIn: { readonly [kind in Named]: (files: readonly GatheredFile[]) => Iterable<string> } = {
  addresses: (files) => referenced(files, 'address', 'place'),
  calls: (files) => referenced(files, 'call'),
  claims: (files) => namesBelow(files, 'claims'),
  codes: (files) => [...referenced(files, 'codes', 'paramType'), ...labelledLists(files)],
  dialogs: (files) => referenced(files, 'dialog'),
  messages: (files) => referenced(files, 'message'),
  settings: (files) => readBelow(files, 'settings'),
  types: (files) => referenced(files, 'type', 'shape'),
};

/** How what stands in a part of the catalogue is named; codes of errors and their paths are named by nothing. */
export const kinds: { readonly [what in Shelved | (typeof CONTRACT_FOLDERS)[number]]?: Named } = {
  addresses: 'addresses',
  calls: 'calls',
  claims: 'claims',
  codes: 'codes',
  dialogs: 'dialogs',
  'messages.en': 'messages',
  'messages.ja': 'messages',
  settings: 'settings',
  types: 'types',
};

/** A file that names something, or in it the entry of the catalogue that does. */
interface Namer {
  readonly file: string;
  readonly entry: string | null;
}

type Uses = ReadonlyMap<string, readonly Namer[]>;

const keyOf = (kind: Named, name: string) => `${kind} ${name}`;

/** Files that name such a thing. What an entry of the catalogue names is named by those who name the entry, wherever it stands. */
export function namersOf(input: LintInput, kind: Named): (name: string) => readonly string[] {
  const uses = usesIn(input);
  return (name) => {
    const files: string[] = [];
    const seen = new Set([keyOf(kind, name)]);
    for (const key of seen)
      for (const { file, entry } of uses.get(key) ?? []) {
        // What nobody names is kept where it stands.
        if (entry === null || !uses.has(entry)) files.push(file);
        else seen.add(entry);
      }
    return files;
  };
}

const known = new WeakMap<LintInput['gathered'], Uses>();

function usesIn(input: LintInput): Uses {
  const uses = known.get(input.gathered) ?? allUses(input);
  known.set(input.gathered, uses);
  return uses;
}

function allUses(input: LintInput): Uses {
  const uses = new Map<string, Namer[]>();
  const note = (kind: Named, names: Iterable<string>, namer: Namer) => {
    for (const name of names) {
      const key = keyOf(kind, name);
      const namers = uses.get(key);
      if (namers === undefined) uses.set(key, [namer]);
      else namers.push(namer);
    }
  };
  for (const [kind, names] of ofTheEngine(input)) note(kind, names, { file: 'engine', entry: null });
  for (const { file, claims, settings } of input.server.names) {
    note('claims', claims, { file, entry: null });
    note('settings', settings, { file, entry: null });
  }
  for (const part of partsOf(input))
    for (const kind of Object.keys(namesIn) as readonly Named[]) note(kind, namesIn[kind]([part.gathered]), part.namer);
  // An endpoint follows the call that it answers; one that is kept is that of its endpoint.
  for (const { file, endpoints } of input.server.names)
    note(
      'calls',
      endpoints.filter((name) => !uses.has(keyOf('calls', name))),
      { file, entry: null },
    );
  return uses;
}

/** What the engine reads by its name, whatever services there are. */
function ofTheEngine({ vocabulary }: LintInput): readonly (readonly [Named, readonly string[]])[] {
  return [
    ['addresses', Object.values(frameAddresses)],
    ['calls', Object.values(frameCalls)],
    ['messages', [...codeMessages, ...Object.values(vocabulary.constraints).map(({ message }) => message)]],
    ['settings', [...codeSettings, drawingWait]],
  ];
}

interface Part {
  readonly namer: Namer;
  readonly gathered: GatheredFile;
}

/** Every file, those of the catalogue by their entries. Templates are read with the screens that extend them; error tables say of each reference where it stands. */
function partsOf({ gathered, documents }: LintInput): readonly Part[] {
  return gathered.flatMap((file) => {
    if (file.file === '') return rowsOf(file);
    const contract = contractIn(file.file);
    if (contract !== null)
      return [{ namer: { file: file.file, entry: keyOf(contract.kind, contract.name) }, gathered: file }];
    const root = documents.get(file.file)?.root;
    if (root?.kind !== 'map') return [{ namer: { file: file.file, entry: null }, gathered: file }];
    const entries = SHELVES.flatMap((shelf) => {
      const kind = kinds[shelf.what];
      // A dialog or a claim of a service's own is named in that service alone.
      const isOwn = (kind === 'dialogs' || kind === 'claims') && file.file !== shelf.shared;
      if (kind === undefined || isOwn || !isFileOf(shelf, file.file)) return [];
      return entriesOn(shelf, root).map(({ key, keyAt }) => ({ entry: keyOf(kind, key), keyAt }));
    });
    if (entries.length === 0) return [{ namer: { file: file.file, entry: null }, gathered: file }];
    const entryAt = (at: Place) => entries.findLast(({ keyAt }) => isBefore(keyAt, at))?.entry ?? null;
    return divided(file, (at) => ({ file: file.file, entry: entryAt(at) }));
  });
}

const isBefore = (one: Place, other: Place) =>
  one.line < other.line || (one.line === other.line && one.column < other.column);

const isErrorTable = (file: string) => /^screens\/(?!templates\/)[^/]+\/errors\.yaml$/.test(file);

function rowsOf(gathered: GatheredFile): readonly Part[] {
  return divided(gathered, ({ file }) => ({ file, entry: null })).filter(({ namer }) => isErrorTable(namer.file));
}

/** By who names. */
function divided(gathered: GatheredFile, namerAt: (at: Place) => Namer): readonly Part[] {
  const { references, expressions } = gathered;
  const keyAt = ({ at }: { readonly at: Place }) => Object.values(namerAt(at)).join(' ');
  const namers = new Map([...references, ...expressions].map((use) => [keyAt(use), namerAt(use.at)]));
  return [...namers].map(([key, namer]) => {
    const isTheirs = (use: { readonly at: Place }) => keyAt(use) === key;
    const own = { references: references.filter(isTheirs), expressions: expressions.filter(isTheirs) };
    return { namer, gathered: { ...gathered, ...own } };
  });
}
