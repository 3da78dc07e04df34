import type { Dialog } from '../../model/dialog.ts';
import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import type { LoadedCatalog } from '../gather/load-catalog.ts';
import type { LoadedServices, ScreenFile, ServiceFile } from '../gather/load-services.ts';
import type { ServerUses } from '../gather/loaded.ts';
import type { ServedScreen } from '../gather/served-screens.ts';
import type { StoryFile } from '../gather/story-file.ts';
import type { Tables } from '../gather/tables.ts';

export interface CheckSources {
  readonly catalog: LoadedCatalog;
  readonly loaded: LoadedServices;
  readonly schemas: { readonly calls: Project['callSchemas']; readonly types: Project['types'] };
  readonly vocabulary: Vocabulary;
  readonly stories: readonly StoryFile[];
  /** Ids of the sample people; null = they are not among the files. */
  readonly people: ReadonlySet<string> | null;
  /** What the server keeps of a person; null = not known here. */
  readonly tables: Tables | null;
  readonly served: readonly ServedScreen[];
  readonly server: ServerUses;
}

/** The names a file may use. null = not checked here (the file that declares them could not be read, or they live elsewhere). */
export interface NamesInReach {
  of(what: string): ReadonlySet<string> | null;
  buttonsOf(dialog: string): ReadonlySet<string> | null;
  fieldsOf(screen: string): ReadonlySet<string> | null;
  /** Services that have a dialog of that name of their own. */
  having(dialog: string): readonly string[];
}

type Names = { readonly [what: string]: ReadonlySet<string> | null };

/** What the whole project declares. */
export function catalogNames({ catalog, loaded, schemas, vocabulary, people, tables }: CheckSources): NamesInReach {
  const { shared } = catalog;
  const screens = new Set(loaded.screens.flatMap(({ screen }) => screen.routes.map(({ name }) => name)));
  const addresses = setOf(shared.addresses);
  const screenNames = loaded.unread ? null : screens;
  const codes = new Set([
    ...Object.keys(shared.errors.clientCodes),
    ...shared.calls.flatMap((call) => [...call.codes, call.clientCode]),
    ...loaded.services.flatMap(({ service, clientCodes }) => [
      ...clientCodes,
      ...(service.launch?.checks.map(({ code }) => code) ?? []),
    ]),
  ]);
  const lists = setOf(shared.codes);
  const names: Names = {
    screen: screenNames,
    place: screenNames && new Set([...screens, ...addresses]),
    address: addresses,
    call: setOf(shared.calls),
    message: new Set(Object.keys(catalog.messages.get('ja') ?? {})),
    codes: lists,
    characters: new Set(Object.keys(catalog.wording.characters)),
    code: codes,
    app: setOf(shared.apps),
    guard: setOf(shared.guards),
    type: new Set(['flag', 'text', 'number', ...Object.keys(schemas.types)]),
    shape: new Set(Object.keys(schemas.types)),
    paramType: new Set(['flag', 'text', 'number', ...lists]),
    // A widget that is not an input is reported where it is read.
    widget: setOf(Object.values(vocabulary.widgets)),
    dialog: setOf(shared.dialogs),
    shell: new Set(Object.keys(shared.shell.shells)),
    count: new Set(Object.entries(shared.shell.login).flatMap(([name, { type }]) => (type === 'number' ? [name] : []))),
    setting: setOf(shared.settings),
    person: people,
    table: tables && new Set(tables.keys()),
  };
  const fields = new Map(
    loaded.screens.flatMap(({ screen, walk }) =>
      screen.routes.map(({ name }) => [name, walk.lost.has('fields') ? null : changeTargets(screen)] as const),
    ),
  );
  const having = (dialog: string) =>
    loaded.services.flatMap(({ service }) =>
      service.dialogs.some(({ name }) => name === dialog) ? [service.name] : [],
    );
  const fieldsOf = (screen: string) => fields.get(screen) ?? null;
  return namesInReach(names, shared.dialogs, { fieldsOf, having });
}

export function serviceNames(
  shared: NamesInReach,
  { service }: ServiceFile,
  { catalog, loaded }: CheckSources,
): NamesInReach {
  const own = loaded.screens.filter(({ screen }) => screen.service === service.name);
  const dialogs = [...service.dialogs, ...catalog.shared.dialogs];
  return namesInReach(
    {
      dialog: setOf(dialogs),
      state: setOf(service.state),
      launch: new Set(Object.keys(service.launch?.parameters ?? {})),
      field: new Set(own.flatMap(({ screen }) => [...setOf([...screen.fields, ...screen.groups])])),
      data: new Set(own.flatMap(({ screen }) => screen.data.map(({ name }) => name))),
      restart: restartable(
        service,
        own.flatMap(({ screen }) => screen.data),
      ),
    },
    dialogs,
    shared,
    shared,
  );
}

export function screenNames(
  shared: NamesInReach,
  { screen, walk }: ScreenFile,
  { catalog, loaded }: CheckSources,
): NamesInReach {
  const service = loaded.services.find((entry) => entry.service.name === screen.service)?.service;
  const dialogs = [...screen.dialogs, ...(service?.dialogs ?? []), ...catalog.shared.dialogs];
  const cancel = service?.layout.cancel ? ['cancel'] : [];
  return namesInReach(
    {
      dialog: service ? setOf(dialogs) : null,
      state: service ? setOf(service.state) : null,
      field: walk.lost.has('fields') ? null : setOf([...screen.fields, ...screen.groups]),
      action: new Set([...screen.actions.map(({ name }) => name), ...cancel]),
      data: setOf(screen.data),
      restart: restartable(service, screen.data),
      draft: new Set(service?.draft ? ['draft'] : []),
      watch: setOf(screen.watch),
      url: new Set(screen.url.flatMap(({ name, also }) => [name, ...(also === null ? [] : [also])])),
    },
    dialogs,
    shared,
    shared,
  );
}

function namesInReach(
  names: Names,
  dialogs: readonly Dialog[],
  { fieldsOf, having }: Pick<NamesInReach, 'fieldsOf' | 'having'>,
  rest?: NamesInReach,
): NamesInReach {
  return {
    of: (what) => (Object.hasOwn(names, what) ? (names[what] ?? null) : (rest?.of(what) ?? null)),
    buttonsOf: (name) => {
      const dialog = dialogs.find((candidate) => candidate.name === name);
      // A dialog without buttons is reported on its own.
      return dialog && dialog.buttons.length > 0 ? new Set(dialog.buttons.map(({ id }) => id)) : null;
    },
    fieldsOf,
    having,
  };
}

/** What may follow `#` in a `change`: an input, repeated fields, or (`group.field`) one of their inputs. An empty group is reported on its own. */
function changeTargets({ fields, groups }: Screen): Set<string> | null {
  if (groups.some((group) => group.fields.length === 0)) return null;
  const inside = groups.flatMap((group) => group.fields.map(({ name }) => `${group.name}.${name}`));
  return new Set([...setOf([...fields, ...groups]), ...inside]);
}

function setOf(named: readonly { readonly name: string }[]): Set<string> {
  return new Set(named.map(({ name }) => name));
}

/** What `restart` may name. */
function restartable(service: Service | undefined, data: readonly { readonly name: string }[]): Set<string> {
  return setOf([...data, ...(service?.draft ? [{ name: 'draft' }] : [])]);
}
