import type { JsonSchema } from '../../../src/model/json-schema.ts';
import { namedSchema } from '../../../src/model/named-schema.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Screen } from '../../../src/model/screen.ts';
import type { Service } from '../../../src/model/service.ts';
import type { Step } from '../../../src/model/step.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';

/** The Japanese description of a value that an expression reads. */
export interface ValueWords {
  readonly words: string;
  /** The value's schema, for its members; null = unknown. */
  readonly schema: JsonSchema | null;
  /** Label of one of its values; undefined = none. */
  labelOf(value: unknown): string | undefined;
}

/** What an expression can read: its location determines the meaning of `form` and of call results. */
export interface Reach {
  readonly project: Project;
  readonly vocabulary: Vocabulary;
  readonly service: Service | undefined;
  readonly screen: Screen | undefined;
}

/** Values readable by every expression. */
const BUILT_IN: { readonly [path: string]: string } = {
  'login.dateToday': '今日の日付',
  'device.os': '端末の種類',
  'device.referrer': '直前のページの住所',
  'intent.started': 'アプリを開いているか',
  'draft.saved': '「次へ」を押した内容がすべて保存できているか',
  'contact.office': 'この手続きの窓口の名前',
  'contact.phone': 'この手続きの窓口の電話番号',
  'contact.hours': 'この手続きの窓口の受付の時間',
  'error.code': 'エラーの番号',
  'error.number': 'お問い合わせ番号',
  'error.message': 'エラーの文',
  'error.status': '通信の状態番号',
  'error.resultCode': '結果の番号（resultCode）',
};

/** The words for a path such as `state.draft.type`. An unknown path is described by itself. */
export function valueWords(path: readonly string[], reach: Reach): ValueWords {
  const [root = '', ...rest] = path;
  const known = BUILT_IN[path.join('.')];
  if (known !== undefined) return named(known, null);
  switch (root) {
    case 'settings':
      return settingWords(rest.join('.'), reach);
    case 'form':
      return fieldWords(rest, reach);
    case 'facts':
      return named(factWords(rest[0] ?? '', reach), null);
    case 'launch':
      return named(`呼び出し元から受け取った ${rest.join('.')}`, null);
    case 'url':
      return named(`住所に付いた ${rest.join('.')}`, null);
    case 'path':
      return named(`住所の中の ${rest.join('.')}`, null);
    default:
      return schemaWords(path, reach);
  }
}

/** Words for a member of a value with this schema. */
export function memberWords(schema: JsonSchema | null, path: readonly string[], reach: Reach): ValueWords {
  let found = followed(schema, reach.project);
  for (const member of path) found = followed(found?.properties?.[member] ?? null, reach.project);
  const words = found === null ? undefined : headline(found);
  return { ...named(words ?? path.join('.'), found), labelOf: (value) => describedValue(found, value) };
}

/** The schema of the items of a list. */
export function itemSchema(schema: JsonSchema | null, { project }: Reach): JsonSchema | null {
  return followed(schema?.items ?? null, project);
}

function named(words: string, schema: JsonSchema | null): ValueWords {
  return { words, schema, labelOf: () => undefined };
}

function settingWords(name: string, { project }: Reach): ValueWords {
  const setting = project.catalogs[0]?.settings.find((candidate) => candidate.name === name);
  return named(`設定「${setting === undefined ? name : withoutAside(setting.says)}」`, null);
}

function factWords(name: string, { service }: Reach): string {
  return service?.facts.find((fact) => fact.name === name)?.says ?? `facts.${name}`;
}

function fieldWords(path: readonly string[], { screen }: Reach): ValueWords {
  const field = screen?.fields.find(({ name }) => name === path[0]);
  if (field === undefined) return named(`入力欄 ${path.join('.')}`, null);
  const label = typeof field.label === 'string' ? field.label : field.name;
  const labelOf = (value: unknown) => {
    const text = field.options.find((option) => option.value === value)?.label;
    return typeof text === 'string' ? text : undefined;
  };
  return { words: `「${label}」`, schema: null, labelOf };
}

/** `state.…`, `login.…` and results of calls, all described by JSON Schemas. */
function schemaWords(path: readonly string[], reach: Reach): ValueWords {
  const [root = '', ...rest] = path;
  const below = root === 'state' ? rest.slice(1) : rest;
  const schema = root === 'state' ? stateSchema(rest[0] ?? '', reach) : resultSchema(root, reach);
  const found = memberWords(schema, below, reach);
  const isNamed = found.words !== below.join('.') && (below.length > 0 || root === 'state');
  if (isNamed) return { ...found, words: `「${found.words}」` };
  return { ...found, words: root === 'state' || below.length > 0 ? path.join('.') : `${root} の結果` };
}

function stateSchema(name: string, { project, service }: Reach): JsonSchema | null {
  const type = service?.state.find((entry) => entry.name === name)?.type;
  return type === undefined ? null : (project.types[type] ?? null);
}

function resultSchema(name: string, { project, screen }: Reach): JsonSchema | null {
  if (name === 'login') return project.types.loginInfo ?? null;
  const call = screen?.data.find((entry) => entry.name === name)?.call ?? callNamed(name, screen) ?? name;
  return project.callSchemas.find((schemas) => schemas.name === call)?.response ?? null;
}

/** The call whose result has that name (`as`). */
function callNamed(name: string, screen: unknown): string | undefined {
  if (typeof screen !== 'object' || screen === null) return undefined;
  if ('kind' in screen && 'options' in screen) {
    const { options, kind } = screen as Step;
    if (options.as === name && typeof options[kind] === 'string') return options[kind];
  }
  for (const part of Object.values(screen)) {
    const found = callNamed(name, part);
    if (found !== undefined) return found;
  }
  return undefined;
}

function followed(schema: JsonSchema | null, project: Project): JsonSchema | null {
  if (schema?.$ref === undefined) return schema;
  const { description } = schema;
  return { ...namedSchema(schema, project.types), ...(description === undefined ? {} : { description }) };
}

/** A value's name: the first sentence of its description. Example: `手続きの種類。1 は届出、2 は訂正。` gives `手続きの種類`. */
function headline({ description, title }: JsonSchema): string | undefined {
  const first = (description ?? title)?.split('。')[0];
  if (first === undefined || /^(?:POST |\w+ は)/.test(first)) return undefined;
  return withoutAside(first);
}

function withoutAside(words: string): string {
  return words.replace(/[（(].*$/, '').trim() || words;
}

/** What a description says of one value. Example: `1 は届出、2 と 3 は訂正。` and `2` give `訂正`. */
function describedValue(schema: JsonSchema | null, value: unknown): string | undefined {
  const said = schema?.description;
  if (said === undefined || !/^\w+$/.test(String(value))) return undefined;
  return new RegExp(`(?:^|[、。 ])${value}(?: と \\w+)* は([^、。]+)`).exec(said)?.[1]?.replace(/（.*$/, '').trim();
}
