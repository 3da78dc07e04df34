import { type MapEntry, type MapNode, member, type Node, type ScalarNode } from '../yaml/located.ts';
import type { LoadedProject } from './loaded.ts';

type Documents = LoadedProject['documents'];

/** The root maps of the files whose path matches. */
export function rootsOf(
  documents: Documents,
  path: RegExp,
): readonly { readonly file: string; readonly root: MapNode }[] {
  return [...documents].flatMap(([file, document]) =>
    path.test(file) && document?.root.kind === 'map' ? [{ file, root: document.root }] : [],
  );
}

/** Screens and templates. */
export const SCREEN_FILES = /^screens\/[^/]+\/(?:templates\/[^/]+|(?!service\.|errors\.)[^/]+)\.yaml$/;
export const SERVICE_FILES = /^screens\/[^/]+\/service\.yaml$/;
/** Rows for errors, of all and of services. */
export const ERROR_FILES = /^(?:catalog|screens\/(?!templates\/)[^/]+)\/errors\.yaml$/;

/** Entries of the map under `key`; empty if there is no map. */
export function entriesOf(node: Node, key: string): readonly MapEntry[] {
  const found = member(node, key);
  return found?.kind === 'map' ? found.entries : [];
}

export function itemsOf(node: Node, key: string): readonly Node[] {
  const found = member(node, key);
  return found?.kind === 'list' ? found.items : [];
}

/** Every map below a node, the node itself included, in the order written. */
export function mapsIn(node: Node): readonly MapNode[] {
  const known = found.get(node);
  if (known !== undefined) return known;
  const maps: MapNode[] = [];
  addMaps(node, maps);
  found.set(node, maps);
  return maps;
}

/** Cached: many rules query the same files. */
const found = new WeakMap<Node, readonly MapNode[]>();

function addMaps(node: Node, maps: MapNode[]): void {
  if (node.kind === 'list') for (const item of node.items) addMaps(item, maps);
  if (node.kind !== 'map') return;
  maps.push(node);
  for (const { value } of node.entries) addMaps(value, maps);
}

export function scalarsIn(node: Node): readonly ScalarNode[] {
  if (node.kind === 'scalar') return [node];
  if (node.kind === 'list') return node.items.flatMap(scalarsIn);
  return node.kind === 'map' ? node.entries.flatMap(({ value }) => scalarsIn(value)) : [];
}

/** Dialogs of screens, services and the catalogue, with their key. */
export function dialogsIn(documents: Documents): readonly MapEntry[] {
  return rootsOf(documents, /^(?:screens|catalog)\//).flatMap(({ root }) => entriesOf(root, 'dialogs'));
}

/** Fields of screens and templates, with their key, including those inside repeated fields. */
export function fieldsIn(documents: Documents): readonly MapEntry[] {
  return writtenFields(documents).flatMap((entry) => (isRepeated(entry) ? entriesOf(entry.value, 'fields') : [entry]));
}

/** Repeated fields of screens and templates, with their key. */
export function repeatedFieldsIn(documents: Documents): readonly MapEntry[] {
  return writtenFields(documents).filter(isRepeated);
}

function writtenFields(documents: Documents): readonly MapEntry[] {
  return rootsOf(documents, SCREEN_FILES).flatMap(({ root }) => entriesOf(root, 'fields'));
}

function isRepeated({ value }: MapEntry): boolean {
  return member(value, 'fields') !== undefined;
}

/** True for a text that shows nothing. The loader reports an empty value (`label:`). */
export function isBlank(node: Node | undefined): boolean {
  return node?.kind === 'scalar' && !node.empty && node.text.trim() === '';
}

/** True for a service whose flows have processes: the runtime then maintains `state.process` itself. */
export function runsProcesses(service: Node): boolean {
  return entriesOf(service, 'flows').some(({ value }) => member(value, 'process') !== undefined);
}
