import { typeOfSchema } from '../../expressions/type-of-schema.ts';
import type { Catalog, Setting, Shell } from '../../model/catalog.ts';
import type { Field, RepeatedFields } from '../../model/field.ts';
import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Member, Type } from '../../model/type.ts';
import { pathParameters } from '../shape/route-path.ts';
import { typeOfContact } from './type-of-contact.ts';

/** What the types of names are derived from: the loader's own sources, or a loaded project (see `typeSources`). */
export interface TypeSources {
  readonly catalog: { readonly shared: Pick<Catalog, 'settings' | 'guards' | 'codes' | 'shell'> };
  readonly loaded: { readonly unread: boolean; readonly screens: readonly { readonly screen: Screen }[] };
  readonly schemas: { readonly calls: Project['callSchemas']; readonly types: Project['types'] };
}

/** The same from a loaded project; null = it has no catalogue. */
export function typeSources({ catalogs, screens, callSchemas, types }: Project): TypeSources | null {
  const [shared] = catalogs;
  if (shared === undefined) return null;
  const loaded = { unread: false, screens: screens.map((screen) => ({ screen })) };
  return { catalog: { shared }, loaded, schemas: { calls: callSchemas, types } };
}

const text: Type = { kind: 'text' };
const number: Type = { kind: 'number' };
const flag: Type = { kind: 'flag' };
const any: Type = { kind: 'any' };

function record(members: { readonly [name: string]: Type | Member }): Type {
  const full = Object.entries(members).map(([name, member]) => [
    name,
    'kind' in member ? { type: member, optional: false } : member,
  ]);
  return { kind: 'record', members: Object.fromEntries(full) };
}

const device = record({ referrer: text, os: { kind: 'text', codes: ['android', 'iphone', 'other'] } });

/** What is known about the draft of a service that has one. `current`: what the portal keeps was read, or saved, on this screen, and is what is here. */
const draft = record({ saved: { kind: 'flag', proves: 'saved' }, current: { kind: 'flag', proves: 'saved' } });

/**
 * What came of the latest call with an effect, in the action that made it and its dialogs: `saved`, `filed` (as the contract's `effect` says), `refused`
 * in a readable answer, or `unknown`. All false before and elsewhere.
 */
const outcome = record({
  saved: { kind: 'flag', proves: 'saved' },
  filed: { kind: 'flag', proves: 'filed' },
  refused: { kind: 'flag', proves: 'notDone' },
  unknown: { kind: 'flag', proves: 'unconfirmed' },
});

/** Has this person fulfilled the purpose of the launch? */
const launched = record({ done: { kind: 'flag', proves: 'filed' } });

/** Does the screen have inputs (`onScreen`), and has the browser stored what was typed in the service (`onDevice`)? */
const typed = record({
  onScreen: { kind: 'flag', proves: 'onScreen' },
  onDevice: { kind: 'flag', proves: 'onDevice' },
});

/** What is known about the apps opened from here. */
const intent = record({ started: flag });

/** The failure an error row handles. `present` false: for a dialog that is also opened without a failure. */
export function typeOfError(present: boolean): Type {
  const optional = !present;
  return record({
    code: { type: text, optional },
    // What users quote to the help desk; the call's client code if the portal gave no code of its own.
    number: { type: text, optional },
    message: { type: text, optional },
    status: { type: number, optional: true },
    resultCode: { type: text, optional: true },
  });
}

const settingsTypes = new WeakMap<readonly Setting[], Type>();

const loginTypes = new WeakMap<Shell['login'], Type>();

/** What is-login tells of the person (`catalog/shell.yaml`). */
function typeOfLogin(members: Shell['login']): Type {
  const type =
    loginTypes.get(members) ??
    record(Object.fromEntries(Object.entries(members).map(([name, { type: kind }]) => [name, { kind }])));
  loginTypes.set(members, type);
  return type;
}

/** Names that exist everywhere. */
export function sharedNames({ catalog }: TypeSources): { readonly [name: string]: Type } {
  const { settings, shell } = catalog.shared;
  // Cached: every file of a project asks for it.
  const type = settingsTypes.get(settings) ?? typeOfSettings(settings);
  settingsTypes.set(settings, type);
  return { login: typeOfLogin(shell.login), device, intent, outcome, typed, settings: type };
}

/** `poll.every` and `kana.acceptance.from` become `settings.poll.every` and `settings.kana.acceptance.from`. */
function typeOfSettings(settings: readonly Setting[]): Type {
  return group(settings.map((setting) => [setting.name.split('.'), typeOfSetting(setting)] as const));
}

function group(entries: readonly (readonly [path: readonly string[], type: Type])[]): Type {
  const members: { [name: string]: Type } = {};
  for (const [[first = '', ...rest], type] of entries) {
    if (rest.length === 0) members[first] = type;
    else members[first] ??= group(entries.filter(([[own]]) => own === first).map(([path, of]) => [path.slice(1), of]));
  }
  return record(members);
}

function typeOfSetting({ type }: Setting): Type {
  if (type === 'flag') return flag;
  if (type === 'number' || type === 'seconds') return number;
  if (type === 'text') return text;
  return type === 'list' ? { kind: 'list', of: text } : any;
}

/** Names of a service: `launch`, `state`, `draft`, `facts`, `contact`. Launch values are certain once the `launch` guard has passed. */
export function serviceScope(
  service: Service,
  sources: TypeSources,
  guarded: boolean,
): { readonly [name: string]: Type } {
  const names: { [name: string]: Type } = { ...sharedNames(sources), state: typeOfState(service, sources) };
  // Without the portal's frame, nothing determines who is logged in to the portal.
  if (service.shell !== null) delete names.login;
  names.facts = record(Object.fromEntries(service.facts.map(({ name }) => [name, flag])));
  if (service.contact) names.contact = typeOfContact;
  if (service.draft) names.draft = draft;
  if (service.launch) {
    names.launch = typeOfLaunch(service.launch.parameters, !guarded);
    names.launched = launched;
  }
  return names;
}

const LAUNCH_TYPES: { readonly [kind: string]: Type } = { text, number, url: text };

export function typeOfLaunch(
  parameters: { readonly [name: string]: 'text' | 'number' | 'url' },
  optional: boolean,
): Type {
  const members = Object.entries(parameters).map(([name, kind]) => [
    name,
    { type: LAUNCH_TYPES[kind] ?? any, optional },
  ]);
  return record(Object.fromEntries(members));
}

function typeOfState(service: Service, { schemas }: TypeSources): Type {
  return record(
    Object.fromEntries(
      service.state.map(({ name, type, starts }) => [
        name,
        { type: namedType(type, schemas.types), optional: starts === undefined },
      ]),
    ),
  );
}

function namedType(name: string, types: TypeSources['schemas']['types']): Type {
  if (name === 'flag') return flag;
  if (name === 'text') return text;
  if (name === 'number') return number;
  const schema = Object.hasOwn(types, name) ? types[name] : undefined;
  return schema === undefined ? any : typeOfSchema(schema, types);
}

/** True when the service's launch checks have passed before anything of this screen runs. */
export function isLaunched(screen: Screen, service: Service, { catalog }: TypeSources): boolean {
  return service.guards.some(({ guard, except }) => {
    const found = catalog.shared.guards.find(({ name }) => name === guard);
    // An unknown guard is reported where it is named; assume that it would have ensured the launch.
    return (found === undefined || found.is === 'launch') && !except.includes(screen.name);
  });
}

/** Names of a screen: those of its service, the address, and the inputs. */
export function screenScope(screen: Screen, service: Service, sources: TypeSources): { readonly [name: string]: Type } {
  const around = serviceScope(service, sources, isLaunched(screen, service, sources));
  return {
    ...around,
    url: typeOfUrl(screen),
    path: typeOfPath(screen, sources),
    route: typeOfRoute([screen]),
    form: record({
      ...typesOfFields(screen.fields, around),
      ...Object.fromEntries(screen.groups.map((group) => [group.name, typeOfGroup(group)])),
    }),
  };
}

/** Parameters of a screen's address. */
export function typeOfUrl({ url }: Screen): Type {
  return record(Object.fromEntries(url.map(({ name, optional }) => [name, { type: text, optional }])));
}

/** The current route, for what is drawn around all screens of a service. */
export function layoutScope(service: Service, sources: TypeSources): { readonly [name: string]: Type } {
  const screens = sources.loaded.screens
    .map(({ screen }) => screen)
    .filter((screen) => screen.service === service.name);
  const around = serviceScope(service, sources, true);
  // The names of an unreadable screen are unknown; that is reported already.
  return { ...around, route: sources.loaded.unread ? record({ kind: text, name: text }) : typeOfRoute(screens) };
}

function typeOfRoute(screens: readonly Screen[]): Type {
  const routes = screens.flatMap((screen) => screen.routes);
  return record({
    kind: { kind: 'text', codes: routes.map(({ kind }) => kind) },
    name: { kind: 'text', codes: routes.map(({ name }) => name) },
  });
}

function typeOfPath(screen: Screen, { catalog }: TypeSources): Type {
  const routes = screen.routes.map(({ path }) => pathParameters(path));
  const members: { [name: string]: Member } = {};
  for (const { name } of routes.flat()) {
    const list = catalog.shared.codes.find((codes) => codes.name === screen.pathParams[name]?.codes);
    const type: Type = list ? { kind: 'text', codes: list.codes.map(({ value }) => value) } : text;
    const optional = routes.some((route) => !route.some((parameter) => parameter.name === name && !parameter.optional));
    members[name] = { type, optional };
  }
  return { kind: 'record', members };
}

function typesOfFields(
  fields: readonly Field[],
  around: Names = {},
  isThere: (field: Field) => boolean = () => false,
): { readonly [name: string]: Member } {
  return Object.fromEntries(fields.map((field) => [field.name, typeOfField(field, around, isThere(field))]));
}

/** What repeated fields give: the values of each item, in item order. */
function typeOfGroup({ fields }: RepeatedFields, isThere?: (field: Field) => boolean): Type {
  return { kind: 'list', of: fields.length === 0 ? any : record(typesOfFields(fields, {}, isThere)) };
}

/** `form` once inputs have been judged. `isThere`: of one that is shown, it is certain that it has a value, and a right one. */
export function typeOfJudged(
  form: Type | undefined,
  { fields, groups }: Pick<Screen, 'fields' | 'groups'>,
  around: Names,
  isThere: (field: Field) => boolean,
): Type {
  if (form?.kind !== 'record') return any;
  const judged = record({
    ...typesOfFields(fields, around, isThere),
    ...Object.fromEntries(groups.map((group) => [group.name, typeOfGroup(group, isThere)])),
  });
  return { kind: 'record', members: { ...form.members, ...(judged.kind === 'record' && judged.members) } };
}

type Names = { readonly [name: string]: Type };

/** Type of the state that an input edits; `any` if there is none, or none that is known. */
function typeOfBound({ bind }: Field, around: Names): Type {
  const [root = '', ...names] = (bind ?? '').split('.');
  return names.reduce<Type>(
    (type, name) =>
      type.kind === 'record' && Object.hasOwn(type.members, name) ? (type.members[name]?.type ?? any) : any,
    around[root] ?? any,
  );
}

/**
 * What an input yields while people type; absent while hidden, unless `absent` gives a value for that case. A number or a record is absent as long as
 * there is none, a text is what has been written so far (see `asRead` of the run-time).
 */
function typeOfField(field: Field, around: Names, isThere: boolean): Member {
  const { type, options, shownWhen, absent } = field;
  const isOmitted = shownWhen !== null && absent === null;
  const hasEmpty = field.dataForm !== undefined || (type !== 'number' && type !== 'record');
  const optional = isOmitted || !(isThere || hasEmpty);
  const typed = !(isThere && (isOmitted || shownWhen === null)) && { typed: true as const };
  if (field.dataForm !== undefined) return { type: { kind: 'opaque', name: 'dataFormAnswers' }, optional };
  if (type === 'text' && options.length > 0) {
    const codes = [...options.map(({ value }) => value), ...(typeof absent === 'string' ? [absent] : [])];
    return { type: { kind: 'text', codes: [...new Set(codes)], ...typed }, optional };
  }
  if (type === 'text') return { type: { kind: 'text', ...typed }, optional };
  if (type === 'list') {
    const bound = typeOfBound(field, around);
    return { type: bound.kind === 'list' ? bound : { kind: 'list', of: any }, optional };
  }
  if (type === 'record') return { type: any, optional };
  return { type: { kind: type }, optional };
}

export function responseType(call: string, { schemas }: TypeSources): Type {
  const response = schemas.calls.find(({ name }) => name === call)?.response ?? null;
  return response === null ? record({}) : typeOfSchema(response, schemas.types);
}
