import type { JsonSchema } from '../../model/json-schema.ts';

type Types = { readonly [name: string]: JsonSchema };

/** Names of types that contain themselves. Nothing of ours follows them: documents and types are written out. */
export function circularTypes(types: Types): readonly string[] {
  const leads = new Map(Object.entries(types).map(([name, schema]) => [name, namedIn(schema)]));
  return Object.keys(types).filter((name) => reachableFrom(name, leads).has(name));
}

function reachableFrom(from: string, leads: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set(leads.get(from));
  for (const name of reached) for (const next of leads.get(name) ?? []) reached.add(next);
  return reached;
}

function namedIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { $ref } = part as JsonSchema;
  return [...(typeof $ref === 'string' ? [$ref] : []), ...Object.values(part).flatMap(namedIn)];
}
