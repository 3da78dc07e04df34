import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { CALL_FILES, TYPE_FILES } from '../../src/load/files/own-part.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import type { Shape } from '../../src/model/contract.ts';
import type { Placed, ProjectFacts } from './operator.ts';
import { operators } from './operators.ts';

/** A file with one change. Text is made when it is asked for: there are thousands. */
export interface Mutant {
  readonly operator: string;
  readonly kind: 'mistake' | 'meaning';
  readonly file: string;
  readonly line: number;
  readonly says: string;
  text(): string;
}

/** Every mutant of the YAML files of a project, in a fixed order. */
export function mutantsOf(files: ProjectFiles): readonly Mutant[] {
  const documents = new Map<string, Document>();
  for (const [file, content] of files) {
    // What is wrong in a story shows when it is played.
    if (/^(?:screens\/(?!.*\/stories\/)|catalog\/).+\.yaml$/.test(file)) documents.set(file, read(content));
  }
  const facts = factsOf(documents);
  return [...documents].flatMap(([file, document]) => mutantsIn(file, document, facts));
}

/** All scalars stay as they are written (`001`, `yes`); what is written again says the same. */
function read(content: string | Uint8Array): Document {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return parseDocument(text, { schema: 'failsafe' });
}

/** A file of the project as the mutants write it, without a change. */
export function rewritten(content: string | Uint8Array): string {
  return textOf(read(content));
}

function textOf(document: Document): string {
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

function mutantsIn(file: string, document: Document, facts: ProjectFacts): readonly Mutant[] {
  const source = textOf(document);
  const lineOf = (node: Node | null) => source.slice(0, node?.range?.[0] ?? 0).split('\n').length;
  const places = placesIn(file, document.contents as Node | null, facts, []);
  const keys = new Set<string>();
  // One slip in a word that is a key is as good as the next: each key of a file is misspelt once.
  const isNew = ({ operator, says }: Mutant) =>
    operator !== 'misspell-key' || (!keys.has(says) && keys.add(says).size > 0);
  const all = places.flatMap((place) =>
    operators.flatMap(({ name, kind, changes }) =>
      changes(place).map(
        (change): Mutant => ({
          operator: name,
          kind,
          file,
          line: lineOf(change.node),
          says: change.says,
          text() {
            const undo = change.apply();
            const text = textOf(document);
            undo();
            return text;
          },
        }),
      ),
    ),
  );
  return all.filter(isNew);
}

function placesIn(file: string, node: Node | null, facts: ProjectFacts, path: readonly (string | number)[]): Placed[] {
  if (isMap(node)) {
    return node.items.flatMap((pair, index) => {
      const key = isScalar(pair.key) ? String(pair.key.value) : '';
      if (path.length === 0 && isShape(file, key)) return [];
      const value = pair.value as Node | null;
      note(value, { holder: node });
      const own = [...path, key];
      const place: Placed = { file, path: own, map: node as YAMLMap, list: null, index, key, value, facts };
      return [place, ...placesIn(file, value, facts, own)];
    });
  }
  if (!isSeq(node)) return [];
  return node.items.flatMap((item, index) => {
    const value = item as Node | null;
    note(value, { list: node });
    const own = [...path, index];
    const place: Placed = { file, path: own, map: null, list: node as YAMLSeq, index, key: '', value, facts };
    return [place, ...placesIn(file, value, facts, own)];
  });
}

/** What is sent and answered is held against the server and against the specification, not against the screens. */
function isShape(file: string, key: string): boolean {
  return TYPE_FILES.test(file) || (CALL_FILES.test(file) && /^(?:request|response|example)$/.test(key));
}

/** Trees of YAML do not know what they stand in. */
function note(node: Node | null, around: { readonly holder?: YAMLMap; readonly list?: YAMLSeq }): void {
  if (isMap(node) || isSeq(node)) for (const [name, value] of Object.entries(around)) hide(node, name, value);
}

function hide(node: object, name: string, value: unknown): void {
  Object.defineProperty(node, name, { value, enumerable: false, configurable: true });
}

function factsOf(documents: ReadonlyMap<string, Document>): ProjectFacts {
  const screens = [...documents].filter(([file]) => /^screens\/[^/]+\/S[^/]+\.yaml$/.test(file));
  return {
    required(call) {
      const [, document] =
        [...documents].find(([file]) => file.endsWith(`/${call}.yaml`) && CALL_FILES.test(file)) ?? [];
      const { properties = {} } = ((document?.toJS() as { request?: Shape } | undefined)?.request ?? {}) as Shape;
      return new Set(Object.keys(properties).filter((name) => String(properties[name]?.optional) !== 'true'));
    },
    other(file, key) {
      const index = screens.findIndex(([own]) => own === file);
      const [, other] = screens[index === 0 ? 1 : index - 1] ?? [];
      const value = other?.get(key);
      return typeof value === 'string' && other !== undefined && sameFolder(screens, index, file) ? value : null;
    },
  };
}

function sameFolder(screens: readonly (readonly [string, Document])[], index: number, file: string): boolean {
  const other = screens[index === 0 ? 1 : index - 1]?.[0] ?? '';
  return other.split('/')[1] === file.split('/')[1];
}
