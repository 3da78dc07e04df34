import { constraintsOfField } from '../forms/constraints-of-field.ts';
import { schemasOfScreen } from '../forms/schemas-of-screen.ts';
import type { Problem } from '../model/problem.ts';
import type { Project } from '../model/project.ts';
import type { Screen } from '../model/screen.ts';
import type { Vocabulary } from '../model/vocabulary.ts';
import type { Kept } from './again/kept.ts';
import { misplaced } from './files/file-place.ts';
import type { ProjectFiles } from './files/project-files.ts';
import { noCache, type ResultCache } from './files/result-cache.ts';
import { sortedOnce } from './files/sorted-once.ts';
import { loadCatalog } from './gather/load-catalog.ts';
import { type LoadedServices, loadServices, type ScreenFile } from './gather/load-services.ts';
import { loadStories } from './gather/load-stories.ts';
import type { GatheredFile, LoadedProject } from './gather/loaded.ts';
import { peopleIn } from './gather/people.ts';
import { problemsOfScreens } from './gather/problems-of-screens.ts';
import { type ReadSchemas, readSchemas } from './gather/read-schemas.ts';
import { servedScreens } from './gather/served-screens.ts';
import { serverNames } from './gather/server-names.ts';
import { strayStory } from './gather/stray-story.ts';
import { tablesIn } from './gather/tables.ts';
import { wordsSaid } from './gather/words-said.ts';
import type { CheckSources } from './names/names.ts';
import { checkReferences, checkStories } from './names/references.ts';
import { takenReturnPaths } from './names/return-paths.ts';
import { misservedScreens } from './names/served.ts';
import { checkUnique } from './names/unique.ts';
import { withLinkTargets } from './shape/link-targets.ts';
import { withDifferences, withoutWarnings } from './shape/with-differences.ts';
import { checkTypes } from './type-check/check-types.ts';
import type { Opening } from './type-check/checker.ts';
import { dropNeverShown } from './type-check/drop-never-shown.ts';
import { settledTexts } from './type-check/settled-texts.ts';
import type { Walk } from './walk/context.ts';
import type { LocatedDocument } from './yaml/located.ts';
import { readYaml } from './yaml/read-yaml.ts';

/** A project whose files have all been read, but whose expressions are not compiled yet. */
export interface ReadProject {
  readonly documents: ReadonlyMap<string, LocatedDocument | null>;
  readonly sources: CheckSources;
  readonly schemas: ReadSchemas;
  /** Problems of the files as YAML and JSON. */
  readonly ofFiles: readonly Problem[];
  /** Dialogs opened, by the walk of the file that opens them; `typeCheck` fills it in. */
  readonly openings: Map<Walk, readonly Opening[]>;
  readonly kept: Kept | null;
}

/**
 * YAML text -> located documents -> walked by the schemas -> names resolved. With `cache`, unchanged files are not parsed again; `kept`: what is
 * not read again at all.
 */
export function readProject(
  files: ProjectFiles,
  vocabulary: Vocabulary,
  cache: ResultCache = noCache,
  kept: Kept | null = null,
): ReadProject {
  const stages = readInStages(files, vocabulary, cache, kept);
  for (;;) {
    const stage = stages.next();
    if (stage.done) return stage.value;
  }
}

/** As `readProject`; gives what each stage tells, for who only asks whether anything is told. */
export function* readInStages(
  files: ProjectFiles,
  vocabulary: Vocabulary,
  cache: ResultCache = noCache,
  kept: Kept | null = null,
): Generator<readonly Problem[], ReadProject> {
  const ofFiles: Problem[] = [];
  const documents = new Map<string, LocatedDocument | null>();
  for (const [file, content] of files) {
    if (!/^(?:screens|catalog)\/.+\.ya?ml$/.test(file)) continue;
    const read = readYaml(file, content, cache);
    ofFiles.push(...read.problems);
    const astray = read.document === null ? null : strayStory(file, read.document);
    if (astray !== null) {
      ofFiles.push(astray);
      continue;
    }
    documents.set(file, read.document);
    const stray = file.endsWith('.yml') ? wrongEnding(file) : misplaced(file);
    if (stray !== null) ofFiles.push(stray);
  }
  const schemas = kept?.schemas ?? readSchemas(files);
  ofFiles.push(...schemas.problems);
  yield ofFiles;
  const server = kept?.server ?? { said: wordsSaid(files), names: serverNames(files) };
  const catalog = kept?.catalog ?? loadCatalog(documents, vocabulary, schemas.descriptors, server.said);
  yield [...catalog.problems, ...catalog.files.flatMap(({ walk }) => walk.problems)];
  const loaded = loadServices(documents, vocabulary, schemas.descriptors, catalog, kept?.folders);
  yield told(loaded);
  const { schemas: calls, types } = catalog.contracts;
  const stories = loadStories(documents, vocabulary, schemas.descriptors, catalog, kept?.stories);
  yield stories.flatMap(({ walk }) => walk.problems);
  const people = kept?.people ?? peopleIn(files, cache);
  const tables = kept?.tables ?? tablesIn(files);
  const served = kept?.served ?? servedScreens(files);
  const sources = { catalog, loaded, schemas: { calls, types }, vocabulary, stories, people, tables, served, server };
  const read = { documents, sources, schemas, ofFiles, openings: new Map(), kept };
  checkReferences(sources, kept);
  ofFiles.push(...misservedScreens(sources), ...takenReturnPaths(sources));
  yield problemsSoFar(read);
  checkStories(sources, kept);
  return read;
}

/** The problems found so far; later stages only add to them. */
export function problemsSoFar({ ofFiles, sources: { catalog, loaded, stories } }: ReadProject): readonly Problem[] {
  return [
    ...ofFiles,
    ...catalog.problems,
    ...catalog.files.flatMap(({ walk }) => walk.problems),
    ...told(loaded),
    ...stories.flatMap(({ walk }) => walk.problems),
  ];
}

function told({ problems, services, others, screens }: LoadedServices): readonly Problem[] {
  return [
    ...problems,
    ...services.flatMap(({ walk }) => walk.problems),
    ...others.flatMap((walk) => walk.problems),
    ...problemsOfScreens(screens),
    ...checkUnique(screens),
  ];
}

/**
 * A project that has been read -> expressions compiled and typed -> `Project`.
 *
 *     files ─ readYaml ─ loadCatalog ─ loadServices ─ checkReferences ─ checkTypes ─ Project + Problems
 *            └──────────────────── readProject ────────────────────┘
 */
export function loadProject(files: ProjectFiles, vocabulary: Vocabulary, cache: ResultCache = noCache): LoadedProject {
  return typeCheck(readProject(files, vocabulary, cache));
}

/** The second half of `loadProject`. Call it once per read project, since it compiles the expressions in place. */
export function typeCheck(read: ReadProject): LoadedProject {
  const { documents, sources, kept } = read;
  const { catalog, loaded, schemas, vocabulary } = sources;
  for (const [walk, openings] of checkTypes(sources, kept)) read.openings.set(walk, openings);
  const walked = [...catalog.files, ...loaded.services, ...loaded.screens];
  const sorted = sortedOnce(problemsSoFar(read));
  const broken = new Set(sorted.filter(({ severity }) => severity === 'error').map(({ place }) => place.file));
  const served = new Set(loaded.services.map(({ service }) => service.name));
  const checked = loaded.screens.map(({ screen }) => screen);
  const finished = new Map([...(kept?.screens.values() ?? [])].flat().map((screen) => [screen.name, screen]));
  const whole = new Map(loaded.screens.map((entry) => [entry, finish(entry, vocabulary)]));
  const withTold = (entry: ScreenFile) => {
    const screen = whole.get(entry) ?? entry.screen;
    const service = loaded.services.find(({ service: { name } }) => name === screen.service)?.service;
    const others = [...whole.values()].filter((other) => other.service === screen.service);
    return service === undefined ? screen : withoutWarnings(withDifferences(screen, service, others));
  };
  const project: Project = {
    services: loaded.services.map(({ service }) => service),
    screens: loaded.screens
      .filter(({ file, template }) => !broken.has(file) && template?.files.some((used) => broken.has(used)) !== true)
      .filter(({ screen }) => served.has(screen.service))
      .map((entry) => finished.get(entry.screen.name) ?? withLinkTargets(withTold(entry), checked, vocabulary)),
    catalogs: [...catalog.messages].map(([locale, messages]) => ({ ...catalog.shared, locale, messages })),
    callSchemas: schemas.calls,
    types: schemas.types,
    componentWords: catalog.componentWords,
    serverWords: catalog.serverWords,
  };
  const all = [...walked.map(({ file, walk }) => gather(file, walk)), ...loaded.others.map((walk) => gather('', walk))];
  const stories = sources.stories.map(({ story }) => story).filter(({ file }) => !broken.has(file));
  return { project, problems: sorted, documents, gathered: all, stories, server: sources.server };
}

/** Finishes a screen: applies what its template's constants decide, and adds the hashes that name its form's validators. */
function finish({ screen: checked, params }: ScreenFile, vocabulary: Vocabulary): Screen {
  const screen = params.size === 0 ? checked : settledTexts(dropNeverShown(checked));
  const uses = [...screen.fields, ...screen.groups.flatMap(({ fields }) => fields)].flatMap(constraintsOfField);
  // A vocabulary that lacks a constraint (in a test, or half built) compiles no form.
  if (uses.some(({ name }) => !Object.hasOwn(vocabulary.constraints, name))) return screen;
  const { own, groups } = schemasOfScreen(screen, vocabulary);
  return {
    ...screen,
    schemaHash: own?.$id ?? '',
    groups: screen.groups.map((group, index) => ({ ...group, schemaHash: groups[index]?.$id ?? '' })),
  };
}

function wrongEnding(file: string): Problem {
  const place = { file, line: 1, column: 1 };
  return {
    rule: 'file/name',
    severity: 'error',
    place,
    message: 'ファイルの名前は .yaml で終わらせてください。',
    suggestion: file.replace(/\.yml$/, '.yaml'),
  };
}

const gathered = new WeakMap<Walk, GatheredFile>();

function gather(file: string, walk: Walk): GatheredFile {
  const known = gathered.get(walk);
  if (known !== undefined) return known;
  const { references, texts, expressions } = walk;
  const found = {
    file,
    references,
    texts,
    expressions: [...expressions].map(([{ source }, { scalar }]) => ({ source, at: scalar.at })),
  };
  gathered.set(walk, found);
  return found;
}
