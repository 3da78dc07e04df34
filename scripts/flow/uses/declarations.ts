import { CALL_FILES, filesOfPart, MESSAGE_FILES } from '../../../src/load/files/own-part.ts';
import type { LoadedProject } from '../../../src/load/gather/loaded.ts';
import {
  ERROR_FILES,
  entriesOf,
  fieldsIn,
  mapsIn,
  repeatedFieldsIn,
  rootsOf,
  SCREEN_FILES,
  SERVICE_FILES,
} from '../../../src/load/gather/nodes.ts';
import { type MapEntry, type MapNode, member, type ScalarNode } from '../../../src/load/yaml/located.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import type { Kind, Mention } from './mention.ts';

type Documents = LoadedProject['documents'];

/** Catalogue files with named entries, and the key that holds them. */
const CATALOGUE: readonly (readonly [file: RegExp, key: string, kind: Kind])[] = [
  [filesOfPart('settings'), 'settings', 'setting'],
  [MESSAGE_FILES, 'messages', 'message'],
  [filesOfPart('codes'), 'codes', 'codes'],
  [/^catalog\/characters\.yaml$/, 'characters', 'characters'],
  [filesOfPart('addresses'), 'addresses', 'address'],
  [/^catalog\/guards\.yaml$/, 'guards', 'guard'],
  [/^catalog\/apps\.yaml$/, 'apps', 'app'],
  [/^catalog\/facts\.yaml$/, 'facts', 'fact'],
  [/^catalog\/errors\.yaml$/, 'groups', 'code'],
  [ERROR_FILES, 'clientCodes', 'code'],
];

const SERVICE: readonly (readonly [key: string, kind: Kind])[] = [
  ['state', 'state'],
  ['facts', 'fact'],
  ['flows', 'flow'],
];

const SCREEN: readonly (readonly [key: string, kind: Kind])[] = [
  ['data', 'data'],
  ['watch', 'watch'],
  ['actions', 'action'],
  ['url', 'url'],
];

/** Declarations of all names, and the parts of the vocabulary each input uses. */
export function declarations(documents: Documents, vocabulary: Vocabulary): readonly Mention[] {
  const inFiles = (path: RegExp, read: (root: MapNode) => readonly Mention[]) =>
    rootsOf(documents, path).flatMap(({ root }) => read(root));
  return [
    ...CATALOGUE.flatMap(([path, key, kind]) => inFiles(path, (root) => entriesOf(root, key).map(declared(kind)))),
    ...inFiles(/^(?:screens|catalog)\//, (root) => entriesOf(root, 'dialogs').map(declared('dialog'))),
    ...inFiles(CALL_FILES, (root) => scalar(root, 'call', 'call')),
    ...inFiles(filesOfPart('codes'), (root) => mapsIn(root).flatMap((map) => scalar(map, 'value', 'value'))),
    ...SERVICE.flatMap(([key, kind]) => inFiles(SERVICE_FILES, (root) => entriesOf(root, key).map(declared(kind)))),
    ...inFiles(SERVICE_FILES, (root) =>
      entriesOf(member(root, 'launch') ?? root, 'parameters').map(declared('launch')),
    ),
    ...SCREEN.flatMap(([key, kind]) => inFiles(SCREEN_FILES, (root) => entriesOf(root, key).map(declared(kind)))),
    ...inFiles(SCREEN_FILES, (root) => [
      ...(member(root, 'template') ? scalar(root, 'template', 'template') : screenNames(root)),
      ...mapsIn(root).flatMap((map) => scalar(map, 'as', 'result')),
    ]),
    ...inFiles(SCREEN_FILES, (root) => scalar(root, 'extends', 'template', false)),
    ...[...fieldsIn(documents), ...repeatedFieldsIn(documents)].map(declared('field')),
    ...partsOfFields(documents, vocabulary),
    ...inFiles(/^screens\//, (root) => blocksOfWidgets(root, vocabulary)),
  ];
}

function declared(kind: Kind) {
  return ({ key, keyAt }: MapEntry): Mention => ({ kind, name: key, at: keyAt, declares: true });
}

function scalar(map: MapNode, key: string, kind: Kind, declares = true): readonly Mention[] {
  const found = member(map, key);
  return found?.kind === 'scalar' && !found.empty ? [mentionOf(found, kind, declares)] : [];
}

function mentionOf({ text, at }: ScalarNode, kind: Kind, declares: boolean): Mention {
  return { kind, name: text, at, declares };
}

/** A screen can be named by its id and by the name of each route. */
function screenNames(root: MapNode): readonly Mention[] {
  const routes = member(root, 'routes');
  const named = routes?.kind === 'list' ? routes.items.flatMap(mapsIn) : [];
  return [root, ...named].flatMap((map) => [...scalar(map, 'id', 'screen'), ...scalar(map, 'name', 'screen')]);
}

/** Constraints are keys of an input. A constraint without a message of the input's own uses the shared one. */
function partsOfFields(documents: Documents, { constraints }: Vocabulary): readonly Mention[] {
  return fieldsIn(documents).flatMap(({ value }) => {
    if (value.kind !== 'map') return [];
    const own = new Set(entriesOf(value, 'messages').map(({ key }) => key));
    return value.entries.flatMap(({ key, keyAt }): Mention[] => {
      const constraint = Object.hasOwn(constraints, key) ? constraints[key] : undefined;
      if (constraint === undefined) return [];
      const use = (kind: Kind, name: string): Mention => ({ kind, name, at: keyAt, declares: false });
      return [use('constraint', key), ...(own.has(key) ? [] : [use('message', constraint.message)])];
    });
  });
}

function blocksOfWidgets(root: MapNode, vocabulary: Vocabulary): readonly Mention[] {
  return mapsIn(root).flatMap(({ entries }) =>
    entries.flatMap(({ key, keyAt }, index): Mention[] =>
      index === 0 && vocabulary.widgets[key]?.for === 'block'
        ? [{ kind: 'widget', name: key, at: keyAt, declares: false }]
        : [],
    ),
  );
}
