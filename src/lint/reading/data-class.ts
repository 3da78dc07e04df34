import { pathIn } from '../../flow/conditions/reads.ts';
import type { Audience, DataClass } from '../../model/contract.ts';
import type { Tree } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import { namedSchema } from '../../model/named-schema.ts';
import type { Project } from '../../model/project.ts';

/** How far a value may spread, and whom it tells something; what no contract tells of has none. */
export interface Spread {
  readonly class: DataClass;
  readonly for: Audience;
}

/** Of a value that its contract describes; flags and values out of a list say of nobody who it is. */
export function spreadOf(schema: JsonSchema): Spread {
  return {
    class: (schema['x-class'] as DataClass | undefined) ?? (isKind(schema) ? 'public' : 'personal'),
    for: (schema['x-for'] as Audience | undefined) ?? 'person',
  };
}

function isKind({ type, enum: values }: JsonSchema): boolean {
  return type === 'boolean' || values !== undefined;
}

/** What every value inside is; a value without members is its own. */
export function spreadsIn(
  schema: JsonSchema,
  { types }: Project,
  open: ReadonlySet<JsonSchema> = new Set(),
): readonly Spread[] {
  const whole = namedSchema(schema, types);
  if (whole === null || open.has(whole)) return [];
  const inside = new Set(open).add(whole);
  const parts = [
    ...Object.values(whole.properties ?? {}),
    ...Object.values(whole.patternProperties ?? {}),
    ...(whole.items ? [whole.items] : []),
  ];
  if (parts.length > 0) return parts.flatMap((part) => spreadsIn(part, { types } as Project, inside));
  return [spreadOf(whole)];
}

/** Paths whose value a tree gives; what it is only compared with or looked up by is none of it. */
export function givenBy(tree: Tree): readonly string[] {
  const path = pathIn(tree, new Map());
  if (path !== null) return [path];
  switch (tree[0]) {
    case '?':
      return [...givenBy(tree[2]), ...givenBy(tree[3])];
    case 'call':
      return tree.slice(2).flatMap((part) => (Array.isArray(part) ? givenBy(part as unknown as Tree) : []));
    case 'get':
      return givenBy(tree[1]).map((one) => `${one}.${tree[2]}`);
    case 'at':
      return givenBy(tree[1]).map((one) => `${one}[]`);
    case 'each':
      return givenBy(tree[2]);
    case '+':
    case '-':
    case '*':
      return [...givenBy(tree[1]), ...givenBy(tree[2])];
    default:
      return [];
  }
}
