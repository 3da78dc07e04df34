import type { World } from '../model/claim.ts';
import type { JsonSchema } from '../model/json-schema.ts';
import { type NamedSchemas, namedSchema } from '../model/named-schema.ts';
import type { Member, Type } from '../model/type.ts';

const any: Type = { kind: 'any' };

/**
 * The static type of what a JSON Schema describes. `enum` and `const` become codes; a member is optional unless it is required or has a
 * default; a type that allows null makes its member optional, since null never reaches an expression. `$ref` leads to `#/$defs/<name>` or to a
 * named type (`fourInformation`). Objects without declared properties, mixed unions and circular references are `any`.
 * @param namedTypes by name, as in `Project.types`.
 */
export function typeOfSchema(schema: JsonSchema, namedTypes: NamedSchemas): Type {
  const known = found.get(namedTypes) ?? new WeakMap<JsonSchema, Type>();
  found.set(namedTypes, known);
  const type = known.get(schema) ?? typeWithin(schema, schema, namedTypes, new Set());
  known.set(schema, type);
  return type;
}

/** Cached: every screen of a service asks for the types of the same state. */
const found = new WeakMap<object, WeakMap<JsonSchema, Type>>();

function typeWithin(schema: JsonSchema, root: JsonSchema, named: NamedSchemas, open: ReadonlySet<JsonSchema>): Type {
  const type = kindWithin(schema, root, named, open);
  const proves = schema['x-proves'] as World | undefined;
  const apart = schema['x-apart'] as string | undefined;
  if (proves === undefined && apart === undefined) return type;
  return { ...type, ...(proves !== undefined && { proves }), ...(apart !== undefined && { apart }) };
}

function kindWithin(schema: JsonSchema, root: JsonSchema, named: NamedSchemas, open: ReadonlySet<JsonSchema>): Type {
  if (open.has(schema)) return any;
  const inside = new Set(open).add(schema);
  if (schema.$ref !== undefined) {
    const target = resolve(schema.$ref, root, named);
    return target === null ? any : typeWithin(target.schema, target.root, named, inside);
  }
  if (typeof schema['x-opaque'] === 'string') return { kind: 'opaque', name: schema['x-opaque'] };
  if (schema.const !== undefined) return typeOfCodes([schema.const]);
  if (schema.enum !== undefined) return typeOfCodes(schema.enum.filter((value) => value !== null));
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) {
    return choices
      .filter((choice) => choice.type !== 'null')
      .map((choice) => typeWithin(choice, root, named, inside))
      .reduce((a, b) => unite(a, b));
  }
  switch (baseType(schema)) {
    case 'string':
      return Number(schema.minLength ?? 0) > 0 ? { kind: 'text', filled: true } : { kind: 'text' };
    case 'integer':
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'flag' };
    case 'array':
      return { kind: 'list', of: schema.items === undefined ? any : typeWithin(schema.items, root, named, inside) };
    case 'object':
      return typeOfObject(schema, root, named, inside);
    default:
      return any;
  }
}

function typeOfObject(schema: JsonSchema, root: JsonSchema, named: NamedSchemas, open: ReadonlySet<JsonSchema>): Type {
  if (schema.properties === undefined || schema.patternProperties !== undefined) return any;
  const members: { [name: string]: Member } = {};
  for (const [name, member] of Object.entries(schema.properties)) {
    const always =
      (schema.required?.includes(name) === true && !allowsNull(member, root, named)) || member.default !== undefined;
    members[name] = { type: typeWithin(member, root, named, open), optional: !always };
  }
  return { kind: 'record', members };
}

function resolve(
  reference: string,
  root: JsonSchema,
  named: NamedSchemas,
): { schema: JsonSchema; root: JsonSchema } | null {
  const [file = '', pointer = ''] = reference.split('#');
  const home = file === '' ? root : namedSchema({ $ref: file }, named);
  if (home === null) return null;
  if (pointer === '') return { schema: home, root: home };
  const name = /^\/\$defs\/([^/]+)$/.exec(pointer)?.[1];
  const schema = name === undefined ? undefined : home.$defs?.[name];
  return schema === undefined ? null : { schema, root: home };
}

function baseType(schema: JsonSchema): string | undefined {
  if (typeof schema.type === 'string') return schema.type;
  const kinds = schema.type?.filter((kind) => kind !== 'null') ?? [];
  if (kinds.length === 0 && schema.properties !== undefined) return 'object';
  return kinds.length === 1 ? kinds[0] : undefined;
}

function allowsNull(schema: JsonSchema, root: JsonSchema, named: NamedSchemas, depth = 0): boolean {
  if (depth > 20) return false;
  if (schema.$ref !== undefined) {
    const target = resolve(schema.$ref, root, named);
    return target !== null && allowsNull(target.schema, target.root, named, depth + 1);
  }
  if (schema.enum?.includes(null) === true || schema.type === 'null') return true;
  if (typeof schema.type === 'object' && schema.type.includes('null')) return true;
  return (schema.oneOf ?? schema.anyOf ?? []).some((choice) => allowsNull(choice, root, named, depth + 1));
}

function typeOfCodes(values: readonly unknown[]): Type {
  if (values.every((value) => typeof value === 'string')) return { kind: 'text', codes: values };
  if (values.every((value) => typeof value === 'number')) return { kind: 'number', codes: values };
  return values.every((value) => typeof value === 'boolean') ? { kind: 'flag' } : any;
}

/**
 * The type of a value that has either type. Codes are kept only if both sides have them; of two records, the members that both have. Types that do
 * not fit together become `any`.
 */
export function unite(a: Type, b: Type): Type {
  if (a.kind === 'text' && b.kind === 'text') {
    const typed = (a.typed ?? b.typed) && ({ typed: true } as const);
    if (a.codes && b.codes) return { kind: 'text', codes: [...new Set([...a.codes, ...b.codes])], ...typed };
    return a.filled && b.filled ? { kind: 'text', filled: true, ...typed } : { kind: 'text', ...typed };
  }
  if (a.kind === 'number' && b.kind === 'number') {
    return a.codes && b.codes ? { kind: 'number', codes: [...new Set([...a.codes, ...b.codes])] } : { kind: 'number' };
  }
  if (a.kind === 'list' && b.kind === 'list') return { kind: 'list', of: unite(a.of, b.of) };
  if (a.kind === 'record' && b.kind === 'record') {
    const members: { [name: string]: Member } = {};
    for (const [name, member] of Object.entries(a.members)) {
      const other = Object.hasOwn(b.members, name) ? b.members[name] : undefined;
      if (other) members[name] = { type: unite(member.type, other.type), optional: member.optional || other.optional };
    }
    return { kind: 'record', members };
  }
  if (a.kind === 'opaque' && b.kind === 'opaque' && a.name === b.name) return { kind: 'opaque', name: a.name };
  return a.kind === 'flag' && b.kind === 'flag' ? { kind: 'flag' } : any;
}
