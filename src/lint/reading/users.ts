import { CALL_FILES, type CONTRACT_FOLDERS, contractIn } from '../../load/files/own-part.ts';
import { itemsOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import type { Shelved } from '../../load/gather/shelves.ts';
import { type Node, textMember } from '../../load/yaml/located.ts';
import type { LintInput } from '../rule.ts';
import { kinds, namersOf } from './namers.ts';

/** Who uses a name: services, and whether anything does that belongs to none of them. */
export interface Users {
  readonly services: ReadonlySet<string>;
  readonly isShared: boolean;
}

/** What can stand with one service or with all. */
export type Placed = Shelved | (typeof CONTRACT_FOLDERS)[number];

/** Users of the names of a part of the catalogue; what nobody uses has none. */
export function usersOf(input: LintInput, part: Placed): (name: string) => Users {
  const filesOf = filesNaming(input, part);
  return (name) => usersIn(input, filesOf(name));
}

/** To whom these files belong. */
export function usersIn({ project }: LintInput, files: readonly string[]): Users {
  const services = new Set(project.services.map(({ name }) => name));
  const owners = files.map((file) => serviceIn(file));
  const own = owners.filter((service) => service !== null && services.has(service)) as readonly string[];
  return { services: new Set(own), isShared: own.length < owners.length };
}

function filesNaming(input: LintInput, part: Placed): (name: string) => readonly string[] {
  const kind = kinds[part];
  if (kind !== undefined) return namersOf(input, kind);
  return part === 'documented' ? callsBelow(input) : filesWith(input);
}

/** A path is that of the services whose own calls are below it. A shared one there is one that another service came to use. */
function callsBelow(input: LintInput): (path: string) => readonly string[] {
  const users = namersOf(input, 'calls');
  const calls = rootsOf(input.documents, CALL_FILES).map(({ file, root }) => {
    const namers = users(contractIn(file)?.name ?? '');
    return { path: textMember(root, 'path') ?? '', files: namers.length === 0 ? [file] : namers };
  });
  const isOwn = (files: readonly string[]) => {
    const { services, isShared } = usersIn(input, files);
    return services.size === 1 && !isShared;
  };
  return (below) =>
    calls.filter(({ path, files }) => path.startsWith(below) && isOwn(files)).flatMap(({ files }) => files);
}

/** Codes are written in many places: in rows, in checks of a launch, in calls, in messages. Calls that name none have the engine's. */
function filesWith(input: LintInput): (code: string) => readonly string[] {
  const ofCalls = new Set(input.project.catalogs[0]?.calls.map(({ clientCode }) => clientCode));
  const byWord = new Map<string, Holder[]>();
  for (const holder of codesWritten(input))
    for (const word of new Set(holder.texts.flatMap((text) => text.match(/[\w-]+/gu) ?? [])))
      byWord.set(word, [...(byWord.get(word) ?? []), holder]);
  return (code) => {
    const holders = byWord.get(code) ?? [];
    const isNamed = holders.some(({ file }) => contractIn(file)?.kind === 'calls');
    const files = holders.flatMap((holder) => holder.users());
    return ofCalls.has(code) && !isNamed ? [...files, 'engine'] : files;
  };
}

interface Holder {
  readonly file: string;
  readonly texts: readonly string[];
  users(): readonly string[];
}

/** What is said of a code is no use of another. */
const aboutCodes: ReadonlySet<string> = new Set<Shelved>(['clientCodes', 'serverCodes', 'documented']);

/** What a call has is its users', what the specification has of a path that of the calls below it. */
function codesWritten(input: LintInput): readonly Holder[] {
  const callers = namersOf(input, 'calls');
  const below = callsBelow(input);
  const textsIn = (node: Node) => scalarsIn(node).map(({ text }) => text);
  const orHere = (files: readonly string[], file: string) => (files.length === 0 ? [file] : files);
  return [...input.documents].flatMap(([file, document]) => {
    if (document === null) return [];
    const { root } = document;
    const contract = contractIn(file);
    const users = () => (contract?.kind === 'calls' ? orHere(callers(contract.name), file) : [file]);
    const rows = itemsOf(root, 'documented');
    const others = root.kind === 'map' ? root.entries.filter(({ key }) => !aboutCodes.has(key)) : [];
    return [
      { file, texts: others.flatMap(({ value }) => textsIn(value)), users },
      ...rows.map((row) => ({
        file,
        texts: textsIn(row),
        users: () => orHere(below(textMember(row, 'below') ?? ''), file),
      })),
    ];
  });
}

/** A service's descriptors, and its part of the server. */
function serviceIn(file: string): string | null {
  return /^(?:screens|src\/server\/services)\/([^/]+)\//.exec(file)?.[1] ?? null;
}
