import type { CallDefinition, CodeList } from '../../model/catalog.ts';
import type { OwnParts } from '../../model/shipped-service.ts';

/** Code lists and calls by name: the catalogue's and those of the services opened so far. */
export function knownParts(catalog: OwnParts) {
  const codes = new Map<string, CodeList>();
  const calls = new Map<string, CallDefinition>();
  const add = (parts: OwnParts | undefined): void => {
    for (const list of parts?.codes ?? []) codes.set(list.name, list);
    for (const call of parts?.calls ?? []) calls.set(call.name, call);
  };
  add(catalog);
  return { codes, calls, add };
}
