import type { Catalog } from '../../model/catalog.ts';
import { greeting } from '../../model/greeting.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Screen } from '../../model/screen.ts';
import type { ShippedService } from '../../model/shipped-service.ts';

/** What is published and used by more than one screen. */
interface Published {
  readonly manifest: Manifest;
  readonly catalog: Catalog;
  readonly service: ShippedService;
}

export interface FirstPart extends Published {
  /** Nothing is left for `Host.loadRest`. */
  readonly isAll: boolean;
}

const parts = new WeakMap<Screen, { readonly of: Published; readonly part: FirstPart }>();

/**
 * What the first state of a screen needs of it: the screens of the service and those that are named, codes and calls that are named, messages where there
 * are inputs (an early press is answered with them), and no dialog or row for errors: these answer something done later. A screen that tells errors of what
 * was kept needs them at once. The same object as long as nothing else is published.
 */
export function firstPart(screen: Screen, of: Published): FirstPart {
  const known = parts.get(screen);
  if (known && known.of.manifest === of.manifest && known.of.catalog === of.catalog && known.of.service === of.service)
    return known.part;
  const part = makePart(screen, of);
  parts.set(screen, { of, part });
  return part;
}

function makePart(screen: Screen, { manifest, catalog, service }: Published): FirstPart {
  if (screen.actions.some(({ validate }) => validate === 'asTyped')) return { manifest, catalog, service, isAll: true };
  const { own = { codes: [], calls: [] }, ...rest } = service;
  const isNamed = namesIn([screen, rest, catalog.guards, catalog.addresses, catalog.shell]);
  const screens = manifest.screens.filter(
    (other) => other.service === service.name || [other, ...other.routes].some(isNamed),
  );
  const asked = own.calls.filter(isNamed).map(({ status }) => status?.call);
  const calls = own.calls.filter((call) => isNamed(call) || asked.includes(call.name));
  const hasInputs = screen.fields.length + screen.groups.length > 0;
  const { [greeting]: welcome = '' } = catalog.messages;
  return {
    manifest: { ...manifest, screens },
    catalog: {
      ...catalog,
      dialogs: [],
      messages: hasInputs ? catalog.messages : { [greeting]: welcome },
      errors: { ...catalog.errors, first: [], otherwise: [] },
    },
    service: { ...rest, dialogs: [], errors: [], own: { codes: own.codes.filter(isNamed), calls } },
    isAll: false,
  };
}

/** Is it named anywhere in these? */
function namesIn(descriptors: readonly unknown[]): (part: { readonly name: string }) => boolean {
  const names = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    else names.add(value);
  };
  collect(descriptors);
  return ({ name }) => names.has(name);
}
