import type { Problem } from '../../model/problem.ts';
import type { Screen } from '../../model/screen.ts';
import type { Fact, Service } from '../../model/service.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { ownFileIn } from '../files/own-part.ts';
import { buildScreen } from '../shape/screen.ts';
import { buildService } from '../shape/service.ts';
import { applyTemplate, type TemplateUse } from '../template/apply.ts';
import { variantsOf, withVariants } from '../template/change.ts';
import type { Params } from '../template/params.ts';
import { readTemplate } from '../template/read-template.ts';
import type { Template } from '../template/template.ts';
import { type DescriptorSchemas, type SharedWording, tell, type Walk } from '../walk/context.ts';
import { newWalk } from '../walk/walk.ts';
import { type LocatedDocument, type MapNode, member, textMember } from '../yaml/located.ts';
import { placeIn } from '../yaml/place-in.ts';
import { anyRow } from './any-row.ts';
import { type LeftToScreens, readAboutCodes, readErrorTable } from './error-table.ts';
import { namedTwice } from './named-twice.ts';
import { ERROR_FILES, entriesOf, rootsOf } from './nodes.ts';
import { checkFileName, isScreenFile } from './screen-file-name.ts';
import { isStoryFile } from './story-file.ts';

export interface ServiceFile {
  readonly file: string;
  readonly walk: Walk;
  readonly service: Service;
  /** Default for its screens that set none, `#rrggbb`. */
  readonly themeColor: string;
  readonly leftToScreens: readonly LeftToScreens[];
  /** Codes that its screens give. */
  readonly clientCodes: readonly string[];
}

export interface ScreenFile {
  readonly file: string;
  readonly walk: Walk;
  readonly screen: Screen;
  readonly params: Params;
  /** null = it extends no template. */
  readonly template: TemplateUse | null;
}

export interface LoadedServices {
  readonly services: readonly ServiceFile[];
  readonly screens: readonly ScreenFile[];
  /** Walks over the remaining files: templates and error tables. */
  readonly others: readonly Walk[];
  /** True if a screen or service could not be read at all, so that the names it declares are unknown. */
  readonly unread: boolean;
  readonly problems: readonly Problem[];
  /** Walks of the tables and templates in the folder of each service. */
  readonly othersOf: ReadonlyMap<string, readonly Walk[]>;
}

/** A folder of an earlier load, everything in it checked. */
export interface KeptFolder {
  readonly service: ServiceFile;
  readonly screens: readonly ScreenFile[];
  readonly others: readonly Walk[];
}

/** Reads `screens/templates/` and the `screens/<service>/` folders: service.yaml, templates, an error table, and one file per screen. */
export function loadServices(
  documents: ReadonlyMap<string, LocatedDocument | null>,
  vocabulary: Vocabulary,
  schemas: DescriptorSchemas,
  { wording, facts }: { readonly wording: SharedWording; readonly facts: readonly Fact[] },
  kept: ReadonlyMap<string, KeptFolder> = new Map(),
): LoadedServices {
  const problems: Problem[] = [];
  const others: Walk[] = [];
  const services: ServiceFile[] = [];
  const screens: ScreenFile[] = [];
  const othersOf = new Map<string, readonly Walk[]>();
  let unread = false;
  const start = () => newWalk(vocabulary, schemas, wording);

  const mapsBelow = (folder: string): ReadonlyMap<string, MapNode> => {
    const maps = new Map<string, MapNode>();
    for (const [file, document] of documents) {
      if (!file.startsWith(folder) || isStoryFile(file) || ownFileIn(file) !== null) continue;
      if (document?.root.kind === 'map') maps.set(file, document.root);
      else {
        unread = true;
        if (document)
          problems.push(problemAt('schema/type', document.root.at, 'ファイルは「項目名: 値」の並びで書いてください。'));
      }
    }
    return maps;
  };
  const shared = readTemplates(SHARED_TEMPLATES, mapsBelow(SHARED_TEMPLATES), others, start);

  for (const folder of foldersOf(documents)) {
    const known = kept.get(folder);
    if (known !== undefined) {
      services.push(known.service);
      screens.push(...known.screens);
      others.push(...known.others);
      othersOf.set(folder, known.others);
      continue;
    }
    const before = others.length;
    const maps = mapsBelow(`screens/${folder}/`);
    const templates = readTemplates(`screens/${folder}/templates/`, maps, others, start, shared);
    const serviceFile = `screens/${folder}/service.yaml`;
    const serviceNode = maps.get(serviceFile);
    if (serviceNode)
      services.push(withFacts(readService(folder, serviceFile, serviceNode, maps, others, start), facts));
    else if (!documents.has(serviceFile)) {
      problems.push(
        problemAt('file/missing', { file: serviceFile, line: 1, column: 1 }, `${serviceFile} がありません。`),
      );
    }
    const own = services.find(({ file }) => file === serviceFile);
    const around = { name: folder, base: own?.service.base ?? folder, themeColor: own?.themeColor ?? '#ffffff' };
    const variants = variantsOf(maps.values());
    for (const [file, node] of maps) {
      if (!isScreenFile(file)) continue;
      const walk = start();
      const merged = applyTemplate(walk, node, templates);
      if (merged === null) {
        others.push(walk);
        unread = true;
        continue;
      }
      const screen = buildScreen(walk, withVariants(merged.node, variants), around);
      checkFileName(walk, node, screen, file);
      // A reference to this screen cannot be told from a reference to a nonexistent one.
      if (screen.routes.length === 0 || screen.routes.some(({ name }) => name === '')) unread = true;
      screens.push({ file, walk, screen, params: merged.params, template: merged.template });
    }
    othersOf.set(folder, others.slice(before));
  }
  for (const key of ['clientCodes', 'serverCodes']) problems.push(...namedTwice(key, rootsOf(documents, ERROR_FILES)));
  const named = services.map((entry) => {
    const own = screens.filter(({ screen }) => screen.service === entry.service.name).map(({ screen }) => screen.name);
    return { ...entry, service: { ...entry.service, screens: own } };
  });
  return { services: named, screens: nameCrumbs(screens), others, unread, problems, othersOf };
}

/** Available to the screens of every service. */
const SHARED_TEMPLATES = 'screens/templates/';

function foldersOf(documents: ReadonlyMap<string, unknown>): string[] {
  const folders = [...documents.keys()].map((file) => /^screens\/(?!templates\/)([^/]+)\//.exec(file)?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/** A folder's templates, plus the shared ones. */
function readTemplates(
  folder: string,
  maps: ReadonlyMap<string, MapNode>,
  others: Walk[],
  start: () => Walk,
  shared: ReadonlyMap<string, Template> | null = null,
): ReadonlyMap<string, Template> {
  const templates = new Map<string, Template>();
  for (const [file, node] of maps) {
    const name = file.startsWith(folder) ? /([^/]+)\.yaml$/.exec(file)?.[1] : undefined;
    if (name === undefined) continue;
    const walk = start();
    others.push(walk);
    if (shared?.has(name)) {
      const message = `ひな型「${name}」は ${SHARED_TEMPLATES} にもあります。別の名前にするか、どちらかを消してください。`;
      tell(walk, 'template/name-twice', placeIn(node, 'template'), message);
    }
    templates.set(name, readTemplate(walk, node, name, shared));
  }
  return new Map([...(shared ?? []), ...templates]);
}

function readService(
  folder: string,
  file: string,
  node: MapNode,
  maps: ReadonlyMap<string, MapNode>,
  others: Walk[],
  start: () => Walk,
): ServiceFile {
  const walk = start();
  const { service, themeColor, errorTable } = buildService(walk, node);
  // A malformed name is reported as such.
  if (service.name !== folder && service.name !== '' && textMember(node, 'service') !== undefined) {
    tell(
      walk,
      'file/name',
      placeIn(node, 'service'),
      `サービスの名前は、フォルダーの名前と同じ「${folder}」にしてください。`,
      folder,
    );
  }
  const tableNode = maps.get(`screens/${folder}/errors.yaml`);
  const clientCodes = tableNode === undefined ? [] : entriesOf(tableNode, 'clientCodes').map(({ key }) => key);
  if (errorTable === null || tableNode === undefined) {
    if (errorTable !== null) {
      tell(
        walk,
        'name/error-table',
        member(node, 'errors')?.at ?? node.at,
        `エラー表 screens/${folder}/errors.yaml がありません。`,
      );
    } else if (tableNode !== undefined) {
      const aboutCodes = start();
      others.push(aboutCodes);
      readAboutCodes(aboutCodes, tableNode);
    }
    // The contents of a missing table are unknown: assume that it handles every code.
    const errors = errorTable === null ? service.errors : [anyRow([], true)];
    return { file, walk, service: { ...service, name: folder, errors }, themeColor, leftToScreens: [], clientCodes };
  }
  const tableWalk = start();
  others.push(tableWalk);
  const table = readErrorTable(tableWalk, tableNode);
  for (const [expression, use] of tableWalk.expressions) walk.expressions.set(expression, use);
  return {
    file,
    walk,
    service: { ...service, name: folder, errors: table.rows },
    themeColor,
    leftToScreens: table.leftToScreens,
    clientCodes,
  };
}

/** Adds the facts shared by all services after the service's own. */
function withFacts(entry: ServiceFile, shared: readonly Fact[]): ServiceFile {
  const { service, walk } = entry;
  for (const { name, at } of service.facts) {
    if (at === undefined || !shared.some((fact) => fact.name === name)) continue;
    const message = `条件「${name}」は catalog/facts.yaml にもあります。別の名前にするか、どちらかを消してください。`;
    tell(walk, 'fact/name-twice', at, message);
  }
  const others = shared.filter(({ name }) => !service.facts.some((fact) => fact.name === name));
  return { ...entry, service: { ...service, facts: [...service.facts, ...others] } };
}

/** A crumb without a label shows its screen's title. */
function nameCrumbs(screens: readonly ScreenFile[]): ScreenFile[] {
  const titles = new Map(
    screens.flatMap(({ screen }) =>
      [screen.name, ...screen.routes.map(({ name }) => name)].map((name) => [name, screen.title]),
    ),
  );
  return screens.map((entry) => {
    const { breadcrumb } = entry.screen;
    if (breadcrumb === null) return entry;
    const parents = breadcrumb.parents.map((crumb) => {
      if (crumb.breadcrumbName !== '') return crumb;
      const title = titles.get(crumb.breadcrumbUrl) ?? crumb.breadcrumbUrl;
      // Its placeholders are values of the other screen.
      if (typeof title !== 'string' && crumb.at) {
        const message = `「${crumb.breadcrumbUrl}」の題名には値が入ります。この画面で出せる呼び名を label に書いてください。`;
        tell(entry.walk, 'screen/crumb', crumb.at, message);
      }
      return { ...crumb, breadcrumbName: title };
    });
    return { ...entry, screen: { ...entry.screen, breadcrumb: { ...breadcrumb, parents } } };
  });
}

function problemAt(rule: string, place: Problem['place'], message: string): Problem {
  return { rule, severity: 'error', place, message };
}
