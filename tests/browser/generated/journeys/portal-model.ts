import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { vocabulary } from '../../../../build/vocabulary.ts';
import { readPossibleFlow } from '../../../../src/flow/analysis/possible-flow.ts';
import type { Condition, GraphEdge, GraphNode } from '../../../../src/flow/graph/graph.ts';
import { pressTargetsOf, triggerOf } from '../../../../src/flow/parts/press-targets.ts';
import type { Failure } from '../../../../src/flow/paths/path.ts';
import { readProjectFiles } from '../../../../src/load/files/project-files.ts';
import { loadProject } from '../../../../src/load/load-project.ts';
import type { CallDefinition } from '../../../../src/model/catalog.ts';
import type { Dialog } from '../../../../src/model/dialog.ts';
import type { Expression } from '../../../../src/model/expression.ts';
import type { Project } from '../../../../src/model/project.ts';
import type { Screen } from '../../../../src/model/screen.ts';
import type { Service } from '../../../../src/model/service.ts';
import type { ErrorRow } from '../../../../src/model/step.ts';
import { LinkWays } from './link-ways.ts';
import type { Account } from './own-login.ts';
import { type OwnWords, ownWordsIn } from './own-words.ts';
import { readingsOf } from './readings.ts';

/** A sample citizen as far as journeys are planned with it. */
export interface Traveller {
  readonly id: string;
  /** What they are made for, in the words of their file. */
  readonly purpose: string;
  readonly login: { readonly [name: string]: unknown };
  /** Names of everything that their file says of them. */
  readonly told: ReadonlySet<string>;
  /** What it says, and what is so of everybody: what the person types where it is asked for. */
  readonly own: OwnWords;
  /** Logs in as that other one does; absent = as their file says. */
  readonly like?: string;
  /** Logs in to a service with a login of its own; absent = with the portal's. */
  readonly account?: Account;
}

/** Who has not logged in. */
export const nobody: Traveller = { id: '', purpose: '', login: { isLogin: false }, told: new Set(), own: new Map() };

/**
 * An edge as it is walked: one for each error row that leads the same way, since what is shown may differ (another explanation on the same
 * error screen). The codes of one row mean the same; one of them proves the row, each of them is driven by the wide tests of error codes.
 */
export interface JourneyEdge extends GraphEdge {
  readonly row: ErrorRow | null;
  /** Only who left the check page by a 「変更」 link takes it. */
  readonly isChange: boolean;
  /** Calls that have to fail first, in order: what is done then makes the call of the edge. */
  readonly after: readonly Failure[];
  /** Calls that are answered before, in order. */
  readonly answered: readonly string[];
  /** State that is written on the way: what it is before tells nothing of a condition asked after. */
  readonly writes: readonly string[];
}

interface JourneyGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly JourneyEdge[];
  readonly starts: readonly string[];
}

/** Everything that is known of the portal before a browser is opened: descriptors, graph, people. */
export interface PortalModel {
  readonly project: Project;
  readonly graph: JourneyGraph;
  readonly travellers: readonly Traveller[];
  node(id: string): GraphNode;
  from(id: string): readonly JourneyEdge[];
  /** Number of places that can be come to from a node. */
  reachedFrom(id: string): number;
  screen(name: string): Screen;
  service(name: string): Service;
  call(name: string): CallDefinition | undefined;
  setting(name: string): unknown;
  /** Calls that are made when a screen is opened. */
  callsOnOpening(screen: string): ReadonlySet<string>;
  /** Calls that are asked again and again while a screen is looked at. */
  readonly polled: ReadonlySet<string>;
  /** What an edge waits for is done on a phone, by a code that the screen shows. */
  isByPhone(edge: GraphEdge): boolean;
  dialogOf(node: GraphNode): Dialog | undefined;
  /** Links to screens, which are known by where they lead. */
  readonly links: LinkWays;
  /** What may stand on what is pressed for a trigger; none = nothing on the screen is pressed for it. */
  words(screen: Screen, trigger: string): readonly string[];
}

export function readPortalModel(root = process.cwd()): PortalModel {
  const { project } = loadProject(readProjectFiles(root), vocabulary);
  const graph = readGraph(project);
  const catalog = project.catalogs[0];
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const leaving = new Map<string, JourneyEdge[]>();
  for (const edge of graph.edges) leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  const screens = new Map(project.screens.map((screen) => [screen.name, screen]));
  const services = new Map(project.services.map((service) => [service.name, service]));
  const calls = new Map((catalog?.calls ?? []).map((call) => [call.name, call]));
  const settings = new Map((catalog?.settings ?? []).map(({ name, default: value }) => [name, value]));
  return {
    project,
    graph,
    travellers: readTravellers(),
    links: new LinkWays(project),
    node: (id) => known(nodes.get(id), id),
    from: (id) => leaving.get(id) ?? [],
    reachedFrom(id) {
      const seen = new Set([id]);
      for (const at of seen) for (const { to } of leaving.get(at) ?? []) seen.add(to);
      return seen.size;
    },
    screen: (name) => known(screens.get(name), name),
    service: (name) => known(services.get(name), name),
    call: (name) => calls.get(name),
    setting: (name) => settings.get(name),
    callsOnOpening(name) {
      const screen = known(screens.get(name), name);
      return new Set(stepsWithin([screen.data, screen.enter], 'call').map(({ call }) => String(call)));
    },
    polled: new Set(project.screens.flatMap(({ watch }) => watch.map(({ poll }) => String(poll.options.poll)))),
    isByPhone: ({ from, trigger }) =>
      trigger.startsWith('watch:') &&
      stepsWithin(screens.get(known(nodes.get(from), from).screen)?.view, 'countdown').some(
        ({ countdown }) => trigger === `watch:${countdown}`,
      ),
    dialogOf: ({ name, screen, service }) =>
      [
        ...(screens.get(screen)?.dialogs ?? []),
        ...(services.get(service)?.dialogs ?? []),
        ...(catalog?.dialogs ?? []),
      ].find((dialog) => dialog.name === name),
    words(screen, trigger) {
      const [kind, name] = [trigger.slice(0, trigger.indexOf(':')), trigger.slice(trigger.indexOf(':') + 1)];
      if (kind === 'action' && name === 'cancel') {
        const own = pressTargetsOf(screen, vocabulary).find(
          (press) => press.kind === 'action' && press.name === 'cancel',
        );
        if (own !== undefined) return readingsOf(own.label as string);
        return readingsOf(services.get(screen.service)?.layout.cancel?.label ?? '');
      }
      const press = pressTargetsOf(screen, vocabulary).find((candidate) => triggerOf(candidate) === trigger);
      if (press !== undefined) return readingsOf(press.label as string);
      const crumb = screen.breadcrumb?.parents.find(({ breadcrumbUrl }) => trigger === `link:${breadcrumbUrl}`);
      return crumb === undefined ? [] : readingsOf(crumb.breadcrumbName);
    },
  };
}

function readGraph(project: Project): JourneyGraph {
  const { graph, collector } = readPossibleFlow(project, vocabulary);
  const edges = graph.edges.flatMap((edge): JourneyEdge[] => {
    const note = collector.notes.edges.get(edge.id);
    const isChange = note?.changed === true;
    const rows = [...(note?.rows ?? [])];
    const conditions = [...edge.conditions, ...notDone(edge, project)];
    const { after = [], answered = [], writes = [] } = note ?? {};
    if (rows.length === 0) return [{ ...edge, conditions, row: null, isChange, after, answered, writes }];
    return rows.map(([row, codes], index) => ({
      ...edge,
      id: index === 0 ? edge.id : `${edge.id}|row ${index + 1}`,
      codes,
      row,
      isChange,
      after,
      answered,
      writes,
    }));
  });
  return { ...graph, edges };
}

/** The time of a waiting is over only where what it waits for has not come. */
function notDone({ from, trigger, via, codes }: GraphEdge, project: Project): readonly Condition[] {
  if (!trigger.startsWith('watch:') || via !== 'timeout' || codes.includes('timeout')) return [];
  const screen = project.screens.find(({ name }) => from === `screen:${name}`);
  const until = screen?.watch.find(({ name }) => trigger === `watch:${name}`)?.poll.options.until;
  return typeof until === 'object' && until !== null ? [{ expression: until as Expression, holds: false }] : [];
}

/** Options of all steps of a kind, and entries of data, anywhere below. */
export function stepsWithin(part: unknown, kind: string): readonly { readonly [option: string]: unknown }[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = kind in part ? [part as { readonly [option: string]: unknown }] : [];
  return [...own, ...Object.values(part).flatMap((inner) => stepsWithin(inner, kind))];
}

function known<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new Error(`${name} is not in the project`);
  return item;
}

const people = 'src/server/sandbox/people';

interface PersonFile {
  readonly title?: string;
  readonly people?: readonly { readonly id: string; readonly login?: Traveller['login'] }[];
}

function readTravellers(): readonly Traveller[] {
  const base = parse(readFileSync(`${people}/base.yaml`, 'utf8')) as { login?: Traveller['login'] };
  return readdirSync(people)
    .filter((file) => /^\d/u.test(file))
    .sort()
    .map((file) => parse(readFileSync(`${people}/${file}`, 'utf8')) as PersonFile)
    .flatMap(({ title = '', people: all = [] }) =>
      all.map((person) => ({
        id: person.id,
        purpose: title,
        login: { isLogin: true, ...base.login, ...person.login },
        told: new Set(namesIn(person)),
        own: ownWordsIn(person, base),
      })),
    );
}

function namesIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = Array.isArray(part) ? [] : Object.keys(part);
  return [...own, ...Object.values(part).flatMap(namesIn)];
}
