import type { OwnParts, ShippedService } from '../../model/shipped-service.ts';

/**
 * Code lists and calls by name: the catalogue's and those of the services opened so far. What a page brought only a part of is made whole in place later
 * (`Host.loadRest`): a name that is not known is looked for again.
 */
export function knownParts(catalog: OwnParts) {
  const sources = new Set<Pick<ShippedService, 'own'>>([{ own: catalog }]);
  const finding = <Kind extends keyof OwnParts>(kind: Kind) => {
    type Part = OwnParts[Kind][number];
    const known = new Map<string, Part>();
    const parts = (): Part[] => [...sources].flatMap(({ own }): readonly Part[] => own?.[kind] ?? []);
    const find = (name: string): Part | undefined => {
      if (!known.has(name)) for (const part of parts()) known.set(part.name, part);
      return known.get(name);
    };
    return [find, parts] as const;
  };
  const [code] = finding('codes');
  const [call, calls] = finding('calls');
  return { code, call, calls, add: (service: Pick<ShippedService, 'own'>) => void sources.add(service) };
}
