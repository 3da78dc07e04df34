import { machineMembers } from '../../src/forms/read-by-people.ts';
import { ship } from '../../src/load/ship.ts';
import type { CodeList } from '../../src/model/catalog.ts';
import { frameCalls } from '../../src/model/frame-calls.ts';
import type { Project } from '../../src/model/project.ts';
import type { OwnParts, ShippedCatalog } from '../../src/model/shipped-service.ts';

type Named = Pick<Project, 'screens' | 'services' | 'callSchemas' | 'types'>;

/**
 * Divides the code lists and calls of the catalogues (the same in every locale): what only services name travels with them, so that the frame waits for
 * less. A name counts as used wherever the JSON holds it as a text; too many is harmless, too few is impossible.
 */
export function ownParts(catalogs: readonly ShippedCatalog[], { screens, services, callSchemas, types }: Named) {
  const { codes = [], calls: written = [] } = catalogs[0] ?? {};
  const calls = written.map((call) => {
    if (call.effect !== 'files') return call;
    const request = callSchemas.find(({ name }) => name === call.name)?.request ?? null;
    return { ...call, machine: machineMembers(request, types) };
  });
  const texts = services.map((service) => ({
    name: service.name,
    text: JSON.stringify([ship(service), screens.filter((screen) => screen.service === service.name).map(ship)]),
  }));
  const frameText = JSON.stringify([catalogs.map((catalog) => ({ ...catalog, codes: [], calls: [] })), frameCalls]);
  const kept = { calls: calls.filter(({ name }) => holds(frameText, name)), codes: [] as readonly CodeList[] };
  const withCalls = frameText + JSON.stringify(kept.calls);
  kept.codes = codes.filter(({ name }) => holds(withCalls, name));
  return {
    catalogs: catalogs.map((catalog) => ({ ...catalog, ...kept })),
    of(service: string): OwnParts {
      const text = texts.find(({ name }) => name === service)?.text ?? '';
      const own = calls.filter((call) => !kept.calls.includes(call) && holds(text, call.name));
      const all = text + JSON.stringify(own);
      return { calls: own, codes: codes.filter((list) => !kept.codes.includes(list) && holds(all, list.name)) };
    },
  };
}

function holds(json: string, name: string): boolean {
  return json.includes(JSON.stringify(name));
}
