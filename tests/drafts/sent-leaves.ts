import type { JsonSchema } from '../../src/model/json-schema.ts';
import { type NamedSchemas, namedSchema } from '../../src/model/named-schema.ts';

/** A value that was sent for people to read. */
export interface Leaf {
  /** `report.reports[].furigana`. */
  readonly member: string;
  /** With the place in each list: `report.reports[1].furigana`. */
  readonly path: string;
  readonly value: unknown;
}

/** Everything in a request that its contract calls `for: person`, is no constant, and not empty. */
export function leavesOf(
  schema: JsonSchema,
  value: unknown,
  types: NamedSchemas,
  member = '',
  path = '',
): readonly Leaf[] {
  const {
    properties,
    items,
    'x-for': whom,
    'x-opaque': opaque,
    const: constant,
  } = namedSchema(schema, types) ?? schema;
  if (whom === 'machine' || constant !== undefined || value === undefined || value === null || value === '') return [];
  if (properties !== undefined && opaque === undefined)
    return Object.entries(properties).flatMap(([name, part]) => {
      const below = (at: string) => (at === '' ? name : `${at}.${name}`);
      return leavesOf(part, (value as { [name: string]: unknown })[name], types, below(member), below(path));
    });
  if (items !== undefined && Array.isArray(value))
    return value.flatMap((item, nth) => leavesOf(items, item, types, `${member}[]`, `${path}[${nth}]`));
  return [{ member, path, value }];
}
