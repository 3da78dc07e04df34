import type { Catalog, CatalogPart } from '../../model/catalog.ts';
import { codeSettings } from '../../model/code-settings.ts';
import { frameAddresses } from '../../model/frame-addresses.ts';
import { greeting } from '../../model/greeting.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Route } from '../../model/screen.ts';
import type { ShippedScreen } from '../../model/shipped-screen.ts';
import type { ShippedService, ShippedServicePart } from '../../model/shipped-service.ts';
import { messagesFor } from './messages-for.ts';
import { everyName, namesIn, withWhatTheyName } from './names-in.ts';

/** What is published and used by more than one screen. */
interface Published {
  readonly manifest: Manifest;
  readonly catalog: Catalog;
  readonly service: ShippedService;
}

export interface FirstPart {
  readonly manifest: Manifest;
  readonly catalog: CatalogPart;
  readonly service: ShippedServicePart;
  /** Nothing is left for `Host.loadRest`. */
  readonly isAll: boolean;
  /** Is a setting of this name read by what is there? */
  reads(setting: string): boolean;
}

const parts = new WeakMap<ShippedScreen, { readonly of: Published; readonly part: FirstPart }>();

/**
 * What the first state of a screen needs of it: the screens that are named or one step away; codes, calls, facts, addresses and apps that are named;
 * where there are inputs, the messages that they may be refused with, and what saves the draft (an early press is answered with them); and no dialog or row for errors: these answer something done later. A screen that
 * tells errors of what was kept needs them at once. The same object as long as nothing else is published.
 */
export function firstPart(screen: ShippedScreen, of: Published): FirstPart {
  const known = parts.get(screen);
  if (known && known.of.manifest === of.manifest && known.of.catalog === of.catalog && known.of.service === of.service)
    return known.part;
  const part = makePart(screen, of);
  parts.set(screen, { of, part });
  return part;
}

function makePart(screen: ShippedScreen, { manifest, catalog, service: wholeService }: Published): FirstPart {
  if (screen.actions.some(({ validate }) => validate === 'asTyped'))
    return { manifest, catalog, service: wholeService, isAll: true, reads: everyName };
  const hasInputs = screen.fields.length + screen.groups.length > 0;
  const { own = { codes: [], calls: [] }, facts, dialogs: _dialogs, errors: _errors, ...rest } = wholeService;
  const { dialogs: _shared, errors: _all, ...besideLate } = catalog;
  const atFirst = { ...rest, draft: hasInputs ? rest.draft : whatIsSaved(rest.draft) };
  const service = { ...atFirst, facts: asksEarlier(screen, rest) ? facts : withWhatTheyName(facts, [screen, atFirst]) };
  const guards = catalog.guards.filter(namesIn([screen, service]));
  const isNamed = namesIn([screen, service, guards, catalog.shell]);
  const { flows: _, draft: __, screens: ___, ...besideFlows } = service;
  const isNear = namesIn([screen, besideFlows, guards, catalog.shell]);
  const near = manifest.screens.filter((other) => [other, ...other.routes].some(isNear));
  const services = manifest.services.filter(isNamed);
  const reached = [
    ...near.flatMap(({ routes }) => routes.map(({ path }) => path)),
    ...services.map(({ base }) => base),
  ];
  // Where two may be meant, only who knows both tells which of them an address is of.
  const isReached = ({ path }: Route) => reached.some((other) => mayBeBoth(path, other));
  const screens = manifest.screens.filter((other) => near.includes(other) || other.routes.some(isReached));
  const asked = own.calls.filter(isNamed).map(({ status }) => status?.call);
  const calls = own.calls.filter((call) => isNamed(call) || asked.includes(call.name));
  const { [greeting]: welcome = '' } = catalog.messages;
  const part = {
    manifest: { ...manifest, screens, services },
    catalog: {
      ...besideLate,
      guards,
      messages: { ...messagesFor(screen, catalog.messages), [greeting]: welcome },
      addresses: withWhatTheyName(catalog.addresses, [screen, service, guards, catalog.shell, frameAddresses]),
      apps: catalog.apps.filter(isNamed),
    },
    service: { ...service, own: { codes: own.codes.filter(isNamed), calls } },
  };
  return { ...part, isAll: false, reads: readBy([part, screen, codeSettings]) };
}

/** From the check page on, the screens before are asked whether they are shown and done, by conditions that only they name. */
function asksEarlier({ name }: ShippedScreen, { flows }: Pick<ShippedService, 'flows'>): boolean {
  return flows.some(({ check, screens }) => check !== null && screens.indexOf(name) >= screens.indexOf(check));
}

/** A screen without inputs saves nothing: of its draft's calls, only which they are. */
function whatIsSaved(draft: ShippedService['draft']): ShippedService['draft'] {
  if (draft === null) return null;
  const save = draft.save.map(({ options, ...step }) => ({ ...step, options: { call: options.call, onError: [] } }));
  return { ...draft, save };
}

/** Is there an address that both may be taken for? */
function mayBeBoth(path: string, other: string): boolean {
  const [short = [], long = []] = [path, other].map((text) => text.split('/')).sort((a, b) => a.length - b.length);
  const isParameter = (segment = '') => segment.startsWith('{');
  return long.every((segment, at) =>
    at < short.length
      ? segment === short[at] || isParameter(segment) || isParameter(short[at])
      : segment.endsWith('?}') || segment === '',
  );
}

/** A setting is named whole by the code, and member by member in an expression. */
function readBy(descriptors: readonly unknown[]): FirstPart['reads'] {
  const isNamed = namesIn(descriptors);
  return (setting) => isNamed({ name: setting }) || setting.split('.').every((name) => isNamed({ name }));
}
