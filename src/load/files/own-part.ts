/** Parts of the catalogue that a service can have of its own: `screens/<service>/catalog/<part>.yaml`, written like `catalog/<part>.yaml`. */
export const OWN_PARTS = ['addresses', 'claims', 'codes', 'messages.en', 'messages.ja', 'settings'] as const;

export type OwnPart = (typeof OWN_PARTS)[number];

/** The key that holds the entries of a part. Messages are a file for each language. */
export const keyOfPart = (part: string) => part.replace(/\..*$/u, '');

/** Files of a service's own catalogue: those parts, and what has another form there: its card on the top page, what the server says for it, and the sentences that are known. */
export const OWN_FILES = [...OWN_PARTS, 'home', 'server', 'words'] as const;

/** Messages, shared and of services' own, by language. */
export const MESSAGE_FILES = /^(?:screens\/(?!templates\/)[^/]+\/)?catalog\/messages\.([a-z]{2})\.yaml$/;

/** Sentences that are known: in every file, and in those of one service. */
export const WORDS_FILES = sharedAndOwn('words');

/** Contracts: one file each, in a folder of the shared catalogue or of a service's own. */
export const CONTRACT_FOLDERS = ['calls', 'types'] as const;

type OwnFile = (typeof OWN_FILES)[number] | (typeof CONTRACT_FOLDERS)[number];

const OWN = new RegExp(
  `^screens/(?!templates/)([^/]+)/catalog/(?:(${OWN_FILES.join('|').replaceAll('.', '\\.')})|(${CONTRACT_FOLDERS.join('|')})/[^/]+)\\.yaml$`,
);

/** Whose catalogue a file is of; null = of none, or of the shared one. */
export function ownFileIn(file: string): { readonly service: string; readonly part: OwnFile } | null {
  const [, service, part, folder] = OWN.exec(file) ?? [];
  return service === undefined ? null : { service, part: (part ?? folder) as OwnFile };
}

type ContractKind = (typeof CONTRACT_FOLDERS)[number];

/** The files of a kind of contract: shared ones in any folder, a service's own in one. */
const contractFiles = (kind: ContractKind) =>
  new RegExp(`^(?:catalog/${kind}/(?:[^/]+/)*|screens/(?!templates/)[^/]+/catalog/${kind}/)([^/]+)\\.yaml$`);

export const CALL_FILES = contractFiles('calls');
export const TYPE_FILES = contractFiles('types');

/** Which contract a file holds; null = none. */
export function contractIn(file: string): { readonly kind: ContractKind; readonly name: string } | null {
  const call = CALL_FILES.exec(file)?.[1];
  if (call !== undefined) return { kind: 'calls', name: call };
  const type = TYPE_FILES.exec(file)?.[1];
  return type === undefined ? null : { kind: 'types', name: type };
}

/** Which part of the catalogue a service has there of its own; null = none. */
export function ownPartIn(file: string): { readonly service: string; readonly part: OwnPart } | null {
  const own = ownFileIn(file);
  const part = OWN_PARTS.find((known) => known === own?.part);
  return own === null || part === undefined ? null : { service: own.service, part };
}

/** The files of a part, shared and of services' own. */
export function filesOfPart(part: OwnPart): RegExp {
  return sharedAndOwn(part);
}

function sharedAndOwn(name: OwnFile): RegExp {
  return new RegExp(`^(?:screens/(?!templates/)[^/]+/)?catalog/${name.replace('.', '\\.')}\\.yaml$`);
}

/** The folder of the service that a file belongs to, example `screens/kana/`; empty = of none. */
export function serviceFolderOf(file: string): string {
  return /^screens\/(?!templates\/)[^/]+\//.exec(file)?.[0] ?? '';
}

/** Which part of the catalogue a file is, shared or of a service's own; null = another file. */
export function catalogPart(file: string): OwnPart | null {
  const shared = OWN_PARTS.find((part) => file === `catalog/${part}.yaml`);
  return shared ?? ownPartIn(file)?.part ?? null;
}

/** Texts in these files are addresses or names for machines, whatever they look like. */
export function isForMachines(file: string): boolean {
  return file === 'catalog/apps.yaml' || contractIn(file)?.kind === 'calls' || catalogPart(file) === 'addresses';
}
