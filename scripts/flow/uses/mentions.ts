import type { ProjectFiles } from '../../../src/load/files/project-files.ts';
import type { LoadedProject } from '../../../src/load/gather/loaded.ts';
import { mapsIn, rootsOf, scalarsIn } from '../../../src/load/gather/nodes.ts';
import { member } from '../../../src/load/yaml/located.ts';
import { placeInScalar } from '../../../src/load/yaml/source.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import { declarations } from './declarations.ts';
import { expressionKeys, expressionsOf } from './expressions-of.ts';
import { type Kind, type Mention, ROOTS } from './mention.ts';
import { namesInExpression, textsInExpression } from './names-in-expression.ts';

/** Every name mentioned in the descriptors, each place once, in file and line order. */
export function mentionsOf(loaded: LoadedProject, files: ProjectFiles, vocabulary: Vocabulary): readonly Mention[] {
  const declared = declarations(loaded.documents, vocabulary);
  const all = [
    ...declared,
    ...referenced(loaded, declared),
    ...inErrorRows(loaded),
    ...inExpressions(loaded, files, vocabulary, declared),
  ];
  const byPlace = new Map<string, Mention>();
  for (const mention of all) {
    const key = `${mention.kind} ${mention.name} ${mention.at.file}:${mention.at.line}:${mention.at.column}`;
    if (!byPlace.has(key)) byPlace.set(key, mention);
  }
  return [...byPlace.values()].sort(
    (a, b) => order(a.at.file, b.at.file) || a.at.line - b.at.line || a.at.column - b.at.column,
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Kinds of references by their `x-kind`; all others have the same name. */
const REFERENCES: { readonly [what: string]: Kind } = {
  change: 'screen',
  stateList: 'state',
  item: 'member',
  restart: 'data',
  paramType: 'codes',
};

function referenced({ gathered }: LoadedProject, declared: readonly Mention[]): readonly Mention[] {
  const screens = new Set(declared.filter(({ kind }) => kind === 'screen').map(({ name }) => name));
  return gathered.flatMap(({ references }) =>
    references.flatMap(({ what, name, at, also }): Mention[] => {
      if (name === '' || also.includes(name)) return [];
      const mention = (kind: Kind, of: string): Mention => ({ kind, name: of, at, declares: false });
      if (what === 'change') {
        const [screen = '', path] = name.split('#');
        return [mention('screen', screen), ...(path?.split('.') ?? []).map((field) => mention('field', field))];
      }
      if (what === 'place') return [mention(screens.has(name) ? 'screen' : 'address', name)];
      if (what === 'state' || what === 'stateList') return statePath(name.split('.').slice(1), at);
      if (what === 'item')
        return name
          .split('.')
          .slice(1)
          .map((part) => mention('member', part));
      return [mention(REFERENCES[what] ?? (what as Kind), name)];
    }),
  );
}

function statePath(path: readonly string[], at: Mention['at']): Mention[] {
  return [
    { kind: 'state', name: path.join('.'), at, declares: false },
    ...path.slice(1).map((name): Mention => ({ kind: 'member', name, at, declares: false })),
  ];
}

/** `codes` and `except` of error rows and calls. */
function inErrorRows({ documents }: LoadedProject): readonly Mention[] {
  return rootsOf(documents, /^(?:screens\/|catalog\/(?:errors|guards|calls\/))/).flatMap(({ root }) =>
    mapsIn(root).flatMap((map) => {
      const lists = (member(map, 'codes') ? ['codes', 'except'] : []).map((key) => member(map, key));
      const scalars = lists.flatMap((list) => (list?.kind === 'list' ? list.items.flatMap(scalarsIn) : []));
      return scalars.map(({ text, at }): Mention => ({ kind: 'code', name: text, at, declares: false }));
    }),
  );
}

function inExpressions(
  { documents }: LoadedProject,
  files: ProjectFiles,
  vocabulary: Vocabulary,
  declared: readonly Mention[],
): readonly Mention[] {
  const keys = expressionKeys(files, vocabulary);
  const results = new Map<string, Kind>();
  for (const { kind, name } of declared)
    if (kind === 'result' || kind === 'data' || kind === 'call') results.set(name, kind);
  return rootsOf(documents, /^(?:screens|catalog)\//).flatMap(({ root }) =>
    expressionsOf(root, keys).flatMap(({ scalar, source, start }) => {
      const at = (index: number) => placeInScalar(scalar, start + index);
      const names = namesInExpression(source).flatMap(({ path, called, index }) =>
        mentionsOfPath(path, called, at(index), results),
      );
      const texts = textsInExpression(source).flatMap(({ text, index }): Mention[] => {
        if (!/^[\w-]+$/.test(text)) return [];
        const isList = /\blabel\(\s*['"]$/.test(source.slice(0, index));
        return [{ kind: isList ? 'codes' : 'value', name: text, at: at(index), declares: false }];
      });
      return [...names, ...texts];
    }),
  );
}

function mentionsOfPath(
  written: readonly string[],
  called: boolean,
  at: Mention['at'],
  results: ReadonlyMap<string, Kind>,
): readonly Mention[] {
  const path = called ? written.slice(0, -1) : written;
  const [root = '', ...rest] = path;
  const mention = (kind: Kind, name: string): Mention => ({ kind, name, at, declares: false });
  const functions = called ? [mention('function', written.at(-1) ?? '')] : [];
  if (root === '') return functions;
  const kind = ROOTS[root];
  if (kind !== undefined) {
    const whole = rest.length === 0 ? [] : [mention(kind, rest.join('.'))];
    return [
      ...functions,
      ...whole,
      ...(kind === 'setting' ? [] : rest.slice(1).map((name) => mention('member', name))),
    ];
  }
  const result = results.get(root);
  return [
    ...functions,
    ...(result === undefined ? [] : [mention(result, path.join('.'))]),
    ...rest.map((name) => mention('member', name)),
  ];
}
