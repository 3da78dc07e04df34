import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { vocabulary } from '../../../../build/vocabulary.ts';
import { pressesOf, triggerOf } from '../../../../src/flow/build/view.ts';
import { buildGraph, type FlowGraph, type GraphEdge, type GraphNode } from '../../../../src/flow/graph.ts';
import { plain } from '../../../../src/flow/words.ts';
import { loadProject } from '../../../../src/load/load-project.ts';
import { readProjectFiles } from '../../../../src/load/project-files.ts';
import type { CallDefinition } from '../../../../src/model/catalog.ts';
import type { Dialog } from '../../../../src/model/dialog.ts';
import type { Project } from '../../../../src/model/project.ts';
import type { Screen } from '../../../../src/model/screen.ts';
import type { Service } from '../../../../src/model/service.ts';

/** A sample citizen as far as journeys are planned with it. */
export interface Traveller {
  readonly id: string;
  readonly login: { readonly [name: string]: unknown };
}

/** Everything that is known of the portal before a browser is opened: descriptors, graph, people. */
export interface PortalModel {
  readonly project: Project;
  readonly graph: FlowGraph;
  readonly travellers: readonly Traveller[];
  node(id: string): GraphNode;
  from(id: string): readonly GraphEdge[];
  screen(name: string): Screen;
  service(name: string): Service;
  call(name: string): CallDefinition | undefined;
  setting(name: string): unknown;
  dialogOf(node: GraphNode): Dialog | undefined;
  /** Words on what is pressed for a trigger; null = nothing on the screen is pressed for it. */
  words(screen: Screen, trigger: string): string | null;
}

export function readPortalModel(root = process.cwd()): PortalModel {
  const { project } = loadProject(readProjectFiles(root), vocabulary);
  const graph = buildGraph(project, vocabulary);
  const catalog = project.catalogs[0];
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const leaving = new Map<string, GraphEdge[]>();
  for (const edge of graph.edges) leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  const screens = new Map(project.screens.map((screen) => [screen.name, screen]));
  const services = new Map(project.services.map((service) => [service.name, service]));
  const calls = new Map((catalog?.calls ?? []).map((call) => [call.name, call]));
  const settings = new Map((catalog?.settings ?? []).map(({ name, default: value }) => [name, value]));
  return {
    project,
    graph,
    travellers: readTravellers(),
    node: (id) => known(nodes.get(id), id),
    from: (id) => leaving.get(id) ?? [],
    screen: (name) => known(screens.get(name), name),
    service: (name) => known(services.get(name), name),
    call: (name) => calls.get(name),
    setting: (name) => settings.get(name),
    dialogOf: ({ name, screen, service }) =>
      [
        ...(screens.get(screen)?.dialogs ?? []),
        ...(services.get(service)?.dialogs ?? []),
        ...(catalog?.dialogs ?? []),
      ].find((dialog) => dialog.name === name),
    words(screen, trigger) {
      const [kind, name] = [trigger.slice(0, trigger.indexOf(':')), trigger.slice(trigger.indexOf(':') + 1)];
      if (kind === 'action' && name === 'cancel') {
        const own = pressesOf(screen).find((press) => press.kind === 'action' && press.name === 'cancel');
        if (own !== undefined) return plain(own.label as string);
        return plain(services.get(screen.service)?.layout.cancel?.label ?? '');
      }
      const press = pressesOf(screen).find((candidate) => triggerOf(candidate) === trigger);
      return press === undefined ? null : plain(press.label as string);
    },
  };
}

function known<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new Error(`${name} is not in the project`);
  return item;
}

const people = 'src/server/personas/people';

interface PersonFile {
  readonly people?: readonly { readonly id: string; readonly login?: Traveller['login'] }[];
}

function readTravellers(): readonly Traveller[] {
  const base = parse(readFileSync(`${people}/base.yaml`, 'utf8')) as { login?: Traveller['login'] };
  return readdirSync(people)
    .filter((file) => /^\d/u.test(file))
    .sort()
    .flatMap((file) => (parse(readFileSync(`${people}/${file}`, 'utf8')) as PersonFile).people ?? [])
    .map(({ id, login }) => ({ id, login: { isLogin: true, ...base.login, ...login } }));
}
