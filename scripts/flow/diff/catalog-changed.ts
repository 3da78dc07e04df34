import type { Setting } from '../../../src/model/catalog.ts';
import type { JsonSchema } from '../../../src/model/json-schema.ts';
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
  const bodies = ({ loaded }: Tree, body: 'request' | 'response') =>
    new Map(loaded.project.callSchemas.map((schemas) => [schemas.name, schemas[body]]));
  const types = ({ loaded }: Tree) => new Map(Object.entries(loaded.project.types));
  const changedBodies = (body: 'request' | 'response', word: string) =>
    differences(bodies(before, body), bodies(after, body), `呼び出しの${word}`, withoutWords, '変わりました').filter(
      (line) => line.endsWith('変わりました'),
    );
  return [
    ...differences(calls(before), calls(after), '呼び出し', defined, '定義が変わりました'),
    ...changedBodies('request', '送る内容'),
    ...changedBodies('response', '返る内容'),
    ...differences(types(before), types(after), '型', withoutWords, '変わりました'),
  ];
}

/** A schema as text, without the texts meant for people. */
function withoutWords(schema: JsonSchema | null): string {
  return JSON.stringify(schema, (key, value) =>
    (key === 'description' || key === 'title') && typeof value === 'string' ? undefined : value,
  );
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
