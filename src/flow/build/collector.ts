import type { Catalog } from '../../model/catalog.ts';
import type { Dialog } from '../../model/dialog.ts';
import type { TextValue } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { GraphEdge, GraphNode, NodeId } from '../graph.ts';
import { plain } from '../words.ts';
import type { Path, Site } from './path.ts';
import { type OpenWay, resolvePrevious } from './previous.ts';

/** Gathers nodes and edges, each once, and finds what is named. */
export interface Collector {
  readonly project: Project;
  readonly vocabulary: Vocabulary;
  readonly catalog: Catalog | undefined;
  /** By its name or the name of one of its routes. */
  screen(name: string): Screen | undefined;
  service(name: string): Service | undefined;
  screenNode(name: string): NodeId;
  stayNode(screen: string): NodeId;
  addressNode(name: string): NodeId;
  appNode(name: string, screen: Screen): NodeId;
  dialogNode(name: string, at: Place | undefined, screen: Screen | null, service: Service): DialogNode;
  startNode(service: Service): NodeId;
  /** A text as people read it, placeholders as `…`. */
  words(text: unknown): string;
  /** An edge to every screen that leads to this one, once all are known; `otherwise`: where there is none. */
  previous(site: Site, path: Path, at: Place | undefined, otherwise: string | null): void;
  add(edge: Omit<GraphEdge, 'id'>): void;
  nodes(): readonly GraphNode[];
  edges(): readonly GraphEdge[];
}

export interface DialogNode {
  readonly id: NodeId;
  readonly dialog: Dialog | undefined;
}

export function createCollector(project: Project, vocabulary: Vocabulary): Collector {
  const catalog = project.catalogs[0];
  const screens = new Map(project.screens.flatMap((screen) => screen.routes.map(({ name }) => [name, screen])));
  for (const screen of project.screens) screens.set(screen.name, screen);
  const services = new Map(project.services.map((service) => [service.name, service]));
  const nodes = new Map<NodeId, GraphNode>();
  const edges = new Map<string, GraphEdge>();
  const counts = new Map<string, number>();
  const open: OpenWay[] = [];
  const node = (found: GraphNode): NodeId => {
    if (!nodes.has(found.id)) nodes.set(found.id, found);
    return found.id;
  };
  for (const { name, title, service, at } of project.screens) {
    node({ id: `screen:${name}`, kind: 'screen', service, name, title: plain(title), screen: name, ...(at && { at }) });
  }
  const shared = new Map((catalog?.dialogs ?? []).map((dialog) => [dialog.name, dialog]));
  const collector: Collector = {
    project,
    vocabulary,
    catalog,
    screen: (name) => screens.get(name),
    service: (name) => services.get(name),
    screenNode(name) {
      return `screen:${screens.get(name)?.name ?? name}`;
    },
    stayNode(name) {
      const screen = screens.get(name);
      const service = screen?.service ?? '';
      return node({ id: `stay:${name}`, kind: 'stay', service, name, title: 'この画面のまま', screen: name });
    },
    addressNode: (name) => node({ id: `address:${name}`, kind: 'address', service: '', name, title: name, screen: '' }),
    appNode: (name, { name: screen, service }) =>
      node({ id: `app:${name}@${screen}`, kind: 'app', service, name, title: name, screen }),
    dialogNode(name, at, screen, service) {
      const own = screen?.dialogs.find((dialog) => dialog.name === name);
      const around = own === undefined ? service.dialogs.find((dialog) => dialog.name === name) : undefined;
      const dialog = own ?? around ?? shared.get(name);
      const owner = own ? (screen?.name ?? '') : around ? service.name : 'catalog';
      const place = at === undefined ? 'view' : `${at.file}:${at.line}:${at.column}`;
      const id = node({
        id: `dialog:${owner}/${name}@${screen?.name ?? service.name}@${place}`,
        kind: 'dialog',
        service: service.name,
        name,
        title: plain(dialog?.title ?? name),
        screen: screen?.name ?? '',
        ...(dialog?.at && { at: dialog.at }),
      });
      return { id, dialog };
    },
    startNode: ({ name, title }) =>
      node({ id: `start:${name}`, kind: 'start', service: name, name, title: plain(title), screen: '' }),
    words: (text) => plain(text as TextValue),
    previous: (site, path, at, otherwise) => {
      open.push({ site, path, at, otherwise });
    },
    add(edge) {
      // Conditions are told apart by the expressions themselves: each is one object of the project.
      const asked = edge.conditions.map(({ expression, holds }) => `${holds}${expression.source}`).join('&');
      const isButton = edge.trigger.startsWith('button:');
      const key = [edge.from, edge.trigger, edge.to, edge.via, isButton ? '' : edge.call, asked].join('|');
      const known = edges.get(key);
      if (known !== undefined) {
        const codes = [...new Set([...known.codes, ...edge.codes])];
        if (codes.length > known.codes.length) edges.set(key, { ...known, codes });
        return;
      }
      const base = `${edge.from}|${edge.trigger}|${edge.to}`;
      const n = counts.get(base) ?? 0;
      counts.set(base, n + 1);
      edges.set(key, { ...edge, id: `${edge.from}|${edge.trigger}|${n}|${edge.to}` });
    },
    nodes: () => [...nodes.values()],
    edges() {
      resolvePrevious(collector, [...edges.values()], open.splice(0));
      return [...edges.values()];
    },
  };
  return collector;
}
