import type { Problem } from '../../model/problem.ts';
import type { Fact } from '../../model/service.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { type OwnPart, ownFileIn, ownPartIn } from '../files/own-part.ts';
import {
  buildAddresses,
  buildApps,
  buildCharacters,
  buildCodes,
  buildErrors,
  buildFacts,
  buildGuards,
  buildHome,
  buildMessages,
  buildServiceHome,
  buildServiceWords,
  buildSettings,
  buildShared,
  buildShell,
  buildWords,
  type SharedCatalog,
} from '../shape/catalog.ts';
import type { DescriptorSchemas, SharedWording, Walk } from '../walk/context.ts';
import { newWalk } from '../walk/walk.ts';
import type { LocatedDocument, MapNode } from '../yaml/located.ts';
import { type LoadedComponentWords, loadComponentWords } from './component-words.ts';
import { type HomeCards, homeCards } from './home-cards.ts';
import { type LoadedClaims, loadClaims } from './load-claims.ts';
import { type LoadedContracts, loadContracts } from './load-contracts.ts';
import { namedTwice } from './named-twice.ts';
import { notMap } from './not-map.ts';
import { type LoadedServerWords, loadServerWords } from './server-words.ts';
import type { WordsSaid } from './words-said.ts';

/** A file of the catalogue with the results of its walk. */
export interface CatalogFile {
  readonly file: string;
  readonly walk: Walk;
}

export interface LoadedCatalog {
  readonly shared: SharedCatalog;
  readonly contracts: LoadedContracts;
  /** Locale -> messages; `ja` first. */
  readonly messages: ReadonlyMap<string, { readonly [key: string]: SharedMessages[string] }>;
  /** Facts that every service may use. */
  readonly facts: readonly Fact[];
  readonly claims: LoadedClaims;
  /** null = there is no top page. */
  readonly home: HomeCards | null;
  readonly wording: SharedWording;
  readonly componentWords: LoadedComponentWords['words'];
  readonly serverWords: LoadedServerWords['words'];
  readonly files: readonly CatalogFile[];
  readonly problems: readonly Problem[];
}

type SharedMessages = ReturnType<typeof buildMessages>;

/** Reads `catalog/*.yaml`, `catalog/calls` and `catalog/types`, and of the services' own catalogues what is written the same way. The part of a missing or broken file stays empty. */
export function loadCatalog(
  documents: ReadonlyMap<string, LocatedDocument | null>,
  vocabulary: Vocabulary,
  schemas: DescriptorSchemas,
  said: WordsSaid,
): LoadedCatalog {
  const problems: Problem[] = [];
  const files: CatalogFile[] = [];
  let wording: SharedWording = { codes: {}, characters: {}, screenIds: [] };

  const walkOf = (file: string): Walk => {
    const walk = newWalk(vocabulary, schemas, wording);
    files.push({ file, walk });
    return walk;
  };
  const read = <Value>(name: string, build: (walk: Walk, node: MapNode) => Value): Value => {
    const file = `catalog/${name}.yaml`;
    const document = documents.get(file);
    const place = { file, line: 1, column: 1 };
    const empty: MapNode = { kind: 'map', entries: [], at: place };
    if (document?.root.kind === 'map') return build(walkOf(file), document.root);
    if (document === undefined) problems.push(missing(file));
    else if (document !== null) problems.push(notMap(document.root.at));
    return build(newWalk(vocabulary, schemas, wording), empty);
  };

  /** The shared ones, then those of each service's own. */
  const readAll = <Value>(part: OwnPart, build: (walk: Walk, node: MapNode) => readonly Value[]): readonly Value[] => {
    const all = [...read(part, build)];
    const own = [...documents].filter(([file]) => ownPartIn(file)?.part === part);
    for (const [file, document] of own) {
      if (document?.root.kind === 'map') all.push(...build(walkOf(file), document.root));
      else if (document !== null) problems.push(notMap(document.root.at));
    }
    const files = [[`catalog/${part}.yaml`, documents.get(`catalog/${part}.yaml`)] as const, ...own];
    problems.push(
      ...namedTwice(
        part,
        files.flatMap(([file, document]) => (document?.root.kind === 'map' ? [{ file, root: document.root }] : [])),
      ),
    );
    return all;
  };

  const codes = readAll('codes', buildCodes);
  const characters = documents.has('catalog/characters.yaml') ? read('characters', buildCharacters) : {};
  wording = { codes: Object.fromEntries(codes.map((list) => [list.name, list.codes])), characters, screenIds: [] };
  const contracts = loadContracts(documents, walkOf);
  problems.push(...contracts.problems);
  const messages = new Map<string, SharedMessages>();
  const locales = localesOf(documents);
  for (const locale of locales) messages.set(locale, read(`messages.${locale}`, buildMessages));
  problems.push(...missingMessages(messages));
  const shared: SharedCatalog = {
    errors: read('errors', buildErrors),
    codes,
    calls: contracts.calls,
    addresses: readAll('addresses', buildAddresses),
    guards: read('guards', buildGuards),
    settings: readAll('settings', buildSettings),
    apps: read('apps', buildApps),
    dialogs: read('dialogs', buildShared),
    shell: read('shell', buildShell),
  };
  wording = { ...wording, screenIds: shared.shell.screenIds };
  const claims = loadClaims(documents, walkOf);
  problems.push(...claims.problems);
  const facts = documents.has('catalog/facts.yaml') ? read('facts', buildFacts) : [];
  if (documents.has('catalog/words.yaml')) read('words', buildWords);
  if (documents.has('catalog/home.yaml')) read('home', buildHome);
  for (const [file, document] of documents) {
    const part = ownFileIn(file)?.part;
    if (part !== 'home' && part !== 'words') continue;
    const build = part === 'home' ? buildServiceHome : buildServiceWords;
    if (document?.root.kind === 'map') build(walkOf(file), document.root);
    else if (document !== null) problems.push(notMap(document.root.at));
  }
  const components = hasComponents(documents) ? loadComponentWords(documents, schemas, walkOf) : noComponents;
  const server = loadServerWords(documents, said, walkOf);
  problems.push(...components.problems, ...server.problems);
  return {
    ...{ shared, contracts, messages, facts, claims, home: homeCards(documents), wording },
    ...{ componentWords: components.words, serverWords: server.words, files, problems },
  };
}

const noComponents: LoadedComponentWords = { words: {}, problems: [] };

/** A project without any is one of ours in tests: it has no components either. */
function hasComponents(documents: ReadonlyMap<string, unknown>): boolean {
  return [...documents.keys()].some((file) => file.startsWith('catalog/components/'));
}

function localesOf(documents: ReadonlyMap<string, unknown>): string[] {
  const others = [...documents.keys()].map((file) => /^catalog\/messages\.([a-z]{2})\.yaml$/.exec(file)?.[1]);
  return ['ja', ...others.filter((locale) => locale !== undefined && locale !== 'ja')] as string[];
}

/** Every locale must have all messages that Japanese has. */
function missingMessages(messages: ReadonlyMap<string, SharedMessages>): Problem[] {
  const japanese = Object.keys(messages.get('ja') ?? {});
  return [...messages].flatMap(([locale, own]) =>
    japanese
      .filter((key) => !Object.hasOwn(own, key))
      .map((key) => ({
        rule: 'messages/missing',
        severity: 'error' as const,
        place: { file: `catalog/messages.${locale}.yaml`, line: 1, column: 1 },
        message: `「${key}」の文言がありません（messages.ja.yaml にはあります）。`,
      })),
  );
}

function missing(file: string): Problem {
  return {
    rule: 'file/missing',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: `${file} がありません。`,
  };
}
