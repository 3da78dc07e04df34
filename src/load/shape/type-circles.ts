import { type NamedSchemas, typeNamesIn } from '../../model/named-schema.ts';

/** Names of types that contain themselves. Nothing of ours follows them: documents and types are written out. */
export function circularTypes(types: NamedSchemas): readonly string[] {
  const leads = new Map(Object.entries(types).map(([name, schema]) => [name, typeNamesIn(schema)]));
  return Object.keys(types).filter((name) => reachableFrom(name, leads).has(name));
}

function reachableFrom(from: string, leads: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(leads.get(from));
  for (const name of reached) for (const next of leads.get(name) ?? []) reached.add(next);
  return reached;
}
