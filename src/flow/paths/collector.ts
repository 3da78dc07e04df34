import type { Catalog, WrittenCall } from '../../model/catalog.ts';
import type { Dialog } from '../../model/dialog.ts';
import type { Expression, TextValue } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { keyOf } from '../conditions/condition-key.ts';
import type { GraphEdge, GraphNode, NodeId } from '../graph/graph.ts';
import { codesInWords, plain } from '../graph/words.ts';
import { claimsIn, type ListsAround } from '../parts/claims.ts';
import {
  type ChangeNote,
  type Decision,
  type EdgeNote,
  emptyNotes,
  mergeNotes,
  type Notes,
  type PendingBack,
  type Request,
  type Told,
} from './notes.ts';
import { type Path, union, type Where } from './path.ts';

/** Collects nodes and edges without duplicates, records notes for the analysis, and looks up names. */
export interface Collector {
  readonly project: Project;
  readonly vocabulary: Vocabulary;
  readonly catalog: Catalog | undefined;
  readonly notes: Notes;
  /** By its name, or by the name of one of its routes. */
  screen(name: string): Screen | undefined;
  service(name: string): Service | undefined;
  call(name: string): WrittenCall | undefined;
  screenNode(name: string): NodeId;
  stayNode(screen: string): NodeId;
  /** Where an act stands that no answer came to, on the screen that sent it. */
  unknownNode(screen: Screen): NodeId;
  addressNode(name: string): NodeId;
  appNode(name: string, screen: Screen): NodeId;
  startNode(service: Service): NodeId;
  dialogNode(name: string, at: Place | undefined, screen: Screen | null, service: Service): DialogNode;
  /** A text as users read it, placeholders as `…`. */
  words(text: unknown): string;
  /** Returns the edge's id. */
  add(edge: Omit<GraphEdge, 'id'>, note: EdgeNote): GraphEdge['id'];
  /** Adds an edge to every screen that leads to this one, once all are known; `otherwise`: the fallback. */
  notePendingBack(
    where: Where,
    path: Path,
    at: Place | undefined,
    otherwise: string | null,
    way: PendingBack['way'],
  ): void;
  /** Those pending ways; each is returned only once. */
  takePendingBacks(): readonly PendingBack[];
  noteDecision(where: Where, path: Path, expression: Expression | null | undefined, role: Decision['role']): void;
  noteBranching(
    where: Where,
    conditions: readonly (Expression | null)[],
    paths: readonly Path[],
    at: Place | undefined,
  ): void;
  /** Something shown that may claim something. `whole`: a title or a notice, which must not be empty. `lists`: around what is shown. */
  noteTold(where: Where, path: Path, shown: unknown, at: Place | undefined, as: Told['as'], lists?: ListsAround): void;
  noteRequest(request: Request): void;
  noteRepeat(where: Where, path: Path, at: Place | undefined): void;
  noteNoTarget(where: Where, path: Path, way: 'forward' | 'back', at: Place | undefined): void;
  noteChange(note: ChangeNote): void;
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
  const calls = new Map((catalog?.calls ?? []).map((call) => [call.name, call]));
  const shared = new Map((catalog?.dialogs ?? []).map((dialog) => [dialog.name, dialog]));
  const nodes = new Map<NodeId, GraphNode>();
  const edges = new Map<string, GraphEdge>();
  const counts = new Map<string, number>();
  const open: PendingBack[] = [];
  const notes = emptyNotes();
  const node = (found: GraphNode): NodeId => {
    if (!nodes.has(found.id)) nodes.set(found.id, found);
    return found.id;
  };
  for (const { name, title, service, at } of project.screens) {
    const words = plain(title);
    const shown = words === '…' ? name : words;
    node({ id: `screen:${name}`, kind: 'screen', service, name, title: shown, screen: name, ...(at && { at }) });
  }
  const collector: Collector = {
    project,
    vocabulary,
    catalog,
    notes,
    screen: (name) => screens.get(name),
    service: (name) => services.get(name),
    call: (name) => calls.get(name),
    screenNode: (name) => `screen:${screens.get(name)?.name ?? name}`,
    stayNode: (name) =>
      node({
        id: `stay:${name}`,
        kind: 'stay',
        service: screens.get(name)?.service ?? '',
        name,
        title: 'この画面のまま',
        screen: name,
      }),
    unknownNode: ({ name, service }) =>
      node({
        id: `unknown:${name}`,
        kind: 'unknown',
        service,
        name,
        title: '受け付けられたか分からない',
        screen: name,
      }),
    addressNode: (name) => node({ id: `address:${name}`, kind: 'address', service: '', name, title: name, screen: '' }),
    appNode: (name, { name: screen, service }) =>
      node({ id: `app:${name}@${screen}`, kind: 'app', service, name, title: name, screen }),
    startNode: ({ name, title }) =>
      node({ id: `start:${name}`, kind: 'start', service: name, name, title: plain(title), screen: '' }),
    dialogNode(name, at, screen, service) {
      const own = screen?.dialogs.find((dialog) => dialog.name === name);
      const around = own === undefined ? service.dialogs.find((dialog) => dialog.name === name) : undefined;
      const dialog = own ?? around ?? shared.get(name);
      const owner = own ? (screen?.name ?? '') : around ? service.name : 'catalog';
      const place = at === undefined ? 'view' : `${at.file}:${at.line}:${at.column}`;
      const id = `dialog:${owner}/${name}@${screen?.name ?? service.name}@${place}`;
      if (!nodes.has(id))
        node({
          id,
          kind: 'dialog',
          service: service.name,
          name,
          title: plain(dialog?.title ?? name),
          screen: screen?.name ?? '',
          ...(dialog?.at && { at: dialog.at }),
        });
      return { id, dialog };
    },
    words: (text) => plain(text as TextValue),
    add(edge, note) {
      const key = `${edge.from}|${edge.trigger}|${edge.to}|${edge.via}|${edge.call}|${note.changed ? 'changed' : ''}|${keyOf(edge.conditions)}`;
      const known = edges.get(key);
      if (known === undefined) {
        const base = `${edge.from}|${edge.trigger}|${edge.to}`;
        const n = counts.get(base) ?? 0;
        counts.set(base, n + 1);
        const id = `${edge.from}|${edge.trigger}|${n}|${edge.to}`;
        edges.set(key, { ...edge, id });
        notes.edges.set(id, note);
        return id;
      }
      notes.edges.set(known.id, mergeNotes(notes.edges.get(known.id), note));
      const codes = union(known.codes, edge.codes);
      if (codes.length > known.codes.length) edges.set(key, { ...known, codes, label: codesInWords(codes) });
      return known.id;
    },
    notePendingBack(site, path, at, otherwise, way) {
      open.push({ site, path, at, otherwise, way });
    },
    noteDecision({ service, screen }, { known, from }, expression, role) {
      if (expression) notes.decisions.push({ expression, known, service, screen, from, role });
    },
    noteBranching({ service, screen }, conditions, paths, at) {
      for (const { known, from } of paths) notes.branchings.push({ conditions, known, service, screen, from, at });
    },
    noteTold({ service, screen }, { known, from, fresh }, shown, at, as, lists) {
      const uses = claimsIn(shown, { vocabulary, ...(lists && { lists }) });
      const others = as === 'whole' && hasNoOtherWords(shown as TextValue | undefined) ? uses : [];
      for (const use of uses)
        notes.told.push({ ...use, as, others, known: [...known, ...use.drawn], fresh, service, screen, from, at });
    },
    noteRequest(request) {
      notes.requests.push(request);
    },
    noteRepeat(site, path, at) {
      notes.repeats.push({ site, path, at });
    },
    noteNoTarget(site, path, way, at) {
      notes.noTargets.push({ site, path, way, at });
    },
    noteChange(note) {
      notes.changes.push(note);
    },
    nodes: () => [...nodes.values()],
    takePendingBacks: () => open.splice(0),
    edges: () => [...edges.values()],
  };
  return collector;
}

/** Is nothing left of the text where none of its claims is shown? */
function hasNoOtherWords(text: TextValue | undefined): boolean {
  return typeof text === 'object' && text.parts.every((part) => typeof part !== 'string' || part.trim() === '');
}
