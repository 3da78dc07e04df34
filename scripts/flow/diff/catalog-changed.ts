import type { Setting } from '../../../src/model/catalog.ts';
import { textOf } from '../source-line.ts';
import type { Tree } from './tree.ts';

/** Sentences about changed settings, and about calls and types with their schemas. Wording and formatting do not count. */
export function settingChanges(before: Tree, after: Tree): readonly string[] {
  const settings = ({ loaded }: Tree) =>
    new Map((loaded.project.catalogs[0]?.settings ?? []).map((setting) => [setting.name, setting]));
  const value = ({ type, default: of }: Setting) => `${JSON.stringify(of)}（${type}）`;
  return differences(settings(before), settings(after), '設定', value);
}

export function callChanges(before: Tree, after: Tree): readonly string[] {
  const calls = ({ loaded }: Tree) =>
    new Map((loaded.project.catalogs[0]?.calls ?? []).map((call) => [call.name, call]));
  const defined = ({ at: _at, ...call }: { readonly at?: unknown }) => JSON.stringify(call);
  return [
    ...differences(calls(before), calls(after), '呼び出し', defined, '定義が変わりました'),
    ...schemaChanges(before, after, /^schemas\/calls\/(.+)\.schema\.json$/, '呼び出しの送る内容・返る内容'),
    ...schemaChanges(before, after, /^schemas\/types\/(.+)\.schema\.json$/, '型'),
  ];
}

function schemaChanges(before: Tree, after: Tree, path: RegExp, word: string): readonly string[] {
  const schemas = ({ files }: Tree) =>
    new Map(
      [...files.keys()].flatMap((file) => {
        const name = path.exec(file)?.[1];
        return name === undefined ? [] : [[name, withoutWords(textOf(files, file))] as const];
      }),
    );
  return differences(schemas(before), schemas(after), word, (schema) => schema, '変わりました');
}

/** A JSON Schema without the texts meant for people. */
function withoutWords(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), (key, value) =>
      (key === 'description' || key === 'title') && typeof value === 'string' ? undefined : value,
    );
  } catch {
    return json;
  }
}

function differences<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  word: string,
  print: (value: Value) => string,
  said = '',
): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === undefined) return [`＋ ${word} ${name}`];
    if (is === undefined) return [`－ ${word} ${name}`];
    if (print(was) === print(is)) return [];
    return [said === '' ? `${word} ${name}: ${print(was)} → ${print(is)}` : `${word} ${name}: ${said}`];
  });
}
