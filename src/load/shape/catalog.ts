import type {
  Address,
  App,
  Catalog,
  CodeList,
  ErrorCatalog,
  LoginMember,
  OtherShell,
  Setting,
  Shell,
  Tone,
} from '../../model/catalog.ts';
import type { Claim } from '../../model/claim.ts';
import type { Fact, Guard } from '../../model/service.ts';
import { type Entry, tell, type Walk } from '../walk/context.ts';
import { type MapNode, member } from '../yaml/located.ts';
import { placeIn } from '../yaml/place-in.ts';
import { buildDialogs, type RawDialog } from './dialog.ts';
import { screenIdsOf } from './screen-ids.ts';
import { buildSetting } from './setting.ts';

/** Everything of a catalogue but its locale and messages. */
export type SharedCatalog = Omit<Catalog, 'locale' | 'messages'>;

type Named<Value> = readonly Entry<Value>[];

function read<Raw>(walk: Walk, node: MapNode, schema: string): Raw {
  return walk.read(walk, node, walk.schemas[schema] ?? {}, schema) as Raw;
}

export function buildMessages(walk: Walk, node: MapNode): Catalog['messages'] {
  const { messages } = read<{ messages: Named<Catalog['messages'][string]> }>(walk, node, 'catalog-messages');
  return Object.fromEntries(messages.map(({ name, value }) => [name, value]));
}

export function buildErrors(walk: Walk, node: MapNode): ErrorCatalog {
  // What the specification documents and when the portal gives a code is for readers and is not shipped.
  const { first, otherwise, groups, clientCodes } = read<ErrorCatalog>(walk, node, 'catalog-errors');
  return { first, otherwise, groups, clientCodes };
}

interface RawCodes {
  readonly values: readonly {
    readonly value: string;
    readonly label: string;
    readonly hint: string;
    readonly logged: string | null;
    readonly tone: Tone | '';
  }[];
  readonly otherwise: string | null;
}

function coded({ tone, ...code }: RawCodes['values'][number]): CodeList['codes'][number] {
  return { ...code, logged: code.logged ?? code.value, ...(tone !== '' && { tone }) };
}

export function buildCodes(walk: Walk, node: MapNode): CodeList[] {
  const { codes } = read<{ codes: Named<RawCodes> }>(walk, node, 'catalog-codes');
  return codes.map(({ name, value: { values, otherwise }, at }) => {
    const seen = new Set<string>();
    for (const { value } of values) {
      if (seen.has(value)) tell(walk, 'codes/twice', at, `一覧「${name}」に、値「${value}」が二回書かれています。`);
      seen.add(value);
    }
    return { name, codes: values.map(coded), otherwise };
  });
}

/** List of characters -> the inside of its character class, which takes the list's place in constraints: what is shipped names no list. */
export function buildCharacters(walk: Walk, node: MapNode): { readonly [list: string]: string } {
  const { characters } = read<{ characters: Named<{ readonly letters: string }> }>(walk, node, 'catalog-characters');
  const written = member(node, 'characters') ?? node;
  for (const { name, value } of characters) {
    const fault = value.letters === '' ? null : classFault(value.letters);
    if (fault === null) continue;
    const list = member(written, name) ?? written;
    tell(walk, 'characters/letters', placeIn(list, 'letters'), fault);
  }
  return Object.fromEntries(characters.map(({ name, value }) => [name, value.letters]));
}

/** Why a text cannot stand between the brackets of a character class; null = it can. */
function classFault(letters: string): string | null {
  if (/^\^|(?<!\\)(?:\\\\)*[[\]]/.test(letters)) {
    return '「[」「]」と先頭の「^」は、前に「\\」を付けてください。';
  }
  try {
    new RegExp(`^[${letters}]*$`, 'u');
    return null;
  } catch {
    return '文字の範囲として読めません。「ァ-ヺー」のように、範囲は「はじめ-おわり」の順に書いてください。';
  }
}

export function buildAddresses(walk: Walk, node: MapNode): Address[] {
  const { addresses } = read<{ addresses: Named<Omit<Address, 'name'>> }>(walk, node, 'catalog-addresses');
  return addresses.map(named);
}

export function buildGuards(walk: Walk, node: MapNode): Guard[] {
  const { guards } = read<{ guards: Named<Omit<Guard, 'name'>> }>(walk, node, 'catalog-guards');
  return guards.map(named);
}

/** Facts are shipped with each service, not with the catalogue. */
export function buildFacts(walk: Walk, node: MapNode): Fact[] {
  const { facts } = read<{ facts: Named<Pick<Fact, 'says' | 'is'>> }>(walk, node, 'catalog-facts');
  return facts.map(({ name, value: { says, is }, at }) => ({ name, says, is, at }));
}

/** Claims stand in the texts that name them when those are shipped. */
export function buildClaims(walk: Walk, node: MapNode): Claim[] {
  const { claims } = read<{ claims: Named<Omit<Claim, 'name' | 'at'>> }>(walk, node, 'catalog-claims');
  return claims.map(({ name, value, at }) => ({ ...value, name, at }));
}

export function buildSettings(walk: Walk, node: MapNode): Setting[] {
  const { settings } = read<{ settings: Named<Omit<Setting, 'name'>> }>(walk, node, 'catalog-settings');
  return settings.map((entry) => buildSetting(walk, entry));
}

export function buildApps(walk: Walk, node: MapNode): App[] {
  const { apps } = read<{ apps: Named<Omit<App, 'name'>> }>(walk, node, 'catalog-apps');
  return apps.map(named);
}

export function buildShared(walk: Walk, node: MapNode) {
  const { dialogs } = read<{ dialogs: Named<RawDialog> }>(walk, node, 'catalog-dialogs');
  return buildDialogs(walk, dialogs);
}

/** Words are for the checker alone: read for their mistakes. */
export function buildWords(walk: Walk, node: MapNode): void {
  read(walk, node, 'catalog-words');
}

/** What of its sentences a service accounts for itself. */
export function buildServiceWords(walk: Walk, node: MapNode): void {
  read(walk, node, 'catalog-service-words');
}

/** The top page is drawn by the server: read for its mistakes, as are the services' cards. */
export function buildHome(walk: Walk, node: MapNode): void {
  read(walk, node, 'catalog-home');
}

export function buildServiceHome(walk: Walk, node: MapNode): void {
  read(walk, node, 'catalog-service-home');
}

export function buildShell(walk: Walk, node: MapNode): Shell {
  type RawShell = Omit<Shell, 'shells' | 'login'> & {
    readonly shells: Named<OtherShell>;
    readonly login: Named<LoginMember>;
  };
  const { shells, login, ...raw } = read<RawShell>(walk, node, 'catalog-shell');
  const byName = <Value>(entries: Named<Value>) => Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  const screenIds = screenIdsOf(walk, node, raw.screenIds);
  const shell = { ...raw, screenIds, shells: byName(shells), login: byName(login) };
  walk.origins.set(shell, node);
  return shell;
}

/** `keep` is for the checker alone and is not shipped. */
function named<Raw extends object>({ name, value }: Entry<Raw>): Raw & { readonly name: string } {
  const { keep: _keep, ...rest } = value as Raw & { readonly keep?: string };
  return { ...(rest as unknown as Raw), name };
}
