import type { Problem } from '../../model/problem.ts';
import type { Fact } from '../../model/service.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { keyOfPart, type OwnPart, ownFileIn, ownPartIn } from '../files/own-part.ts';
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
import { type LoadedMessages, loadMessages } from './load-messages.ts';
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
  /** By language, Japanese first. */
  readonly messages: LoadedMessages['byLocale'];
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

  /** The shared file, then those of services' own. */
  const readEach = <Value>(part: string, build: (walk: Walk, node: MapNode) => Value) => {
    const shared = `catalog/${part}.yaml`;
    const all = [{ file: shared, value: read(part, build) }];
    const own = [...documents].filter(([file]) => ownPartIn(file)?.part === part);
    for (const [file, document] of own) {
      if (document?.root.kind === 'map') all.push({ file, value: build(walkOf(file), document.root) });
      else if (document !== null) problems.push(notMap(document.root.at));
    }
    const files = [[shared, documents.get(shared)] as const, ...own];
    problems.push(
      ...namedTwice(
        keyOfPart(part),
        files.flatMap(([file, document]) => (document?.root.kind === 'map' ? [{ file, root: document.root }] : [])),
      ),
    );
    return all;
  };
  const readAll = <Value>(part: OwnPart, build: (walk: Walk, node: MapNode) => readonly Value[]): readonly Value[] =>
    readEach(part, build).flatMap(({ value }) => value);

  const codes = readAll('codes', buildCodes);
  const characters = documents.has('catalog/characters.yaml') ? read('characters', buildCharacters) : {};
  wording = { codes: Object.fromEntries(codes.map((list) => [list.name, list.codes])), characters, screenIds: [] };
  const contracts = loadContracts(documents, walkOf);
  problems.push(...contracts.problems);
  const messages = loadMessages([...documents.keys()], (locale) => readEach(`messages.${locale}`, buildMessages));
  problems.push(...messages.problems);
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
    ...{ shared, contracts, messages: messages.byLocale, facts, claims, home: homeCards(documents), wording },
    ...{ componentWords: components.words, serverWords: server.words, files, problems },
  };
}

const noComponents: LoadedComponentWords = { words: {}, problems: [] };

/** A project without any is one of ours in tests: it has no components either. */
function hasComponents(documents: ReadonlyMap<string, unknown>): boolean {
  return [...documents.keys()].some((file) => file.startsWith('catalog/components/'));
}

function missing(file: string): Problem {
  return {
    rule: 'file/missing',
    severity: 'error',
    place: { file, line: 1, column: 1 },
    message: `${file} がありません。`,
  };
}
