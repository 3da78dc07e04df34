import type { Tree } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import { membersOf } from '../../model/members-of.ts';
import { type NamedSchemas, namedSchema } from '../../model/named-schema.ts';
import { type Branch, branchesOf, itemsOf, type Made, type When } from './branches.ts';

/** A member that is sent and that a person reads. */
export interface Sent extends Branch {
  /** `report.reports[].furigana`. */
  readonly member: string;
}

/** What of a request is `for: person` and no constant, with what it is made of. */
export function sentOf(
  schema: JsonSchema,
  value: Tree,
  types: NamedSchemas,
  made: Made,
  when: readonly When[] = [],
  member = '',
): readonly Sent[] {
  const { properties, items, 'x-for': whom, 'x-opaque': opaque } = namedSchema(schema, types) ?? schema;
  if (whom === 'machine') return [];
  return branchesOf(value, made, when).flatMap((branch): readonly Sent[] => {
    const { tree } = branch;
    if (tree[0] === 'value') return [];
    if (properties !== undefined && opaque === undefined) {
      const given = tree[0] === 'record' ? new Map(membersOf(tree)) : null;
      return Object.entries(properties).flatMap(([name, part]) => {
        const own = given === null ? (['get', tree, name] as const) : given.get(name);
        const path = member === '' ? name : `${member}.${name}`;
        return own === undefined ? [] : sentOf(part, own, types, made, branch.when, path);
      });
    }
    if (items !== undefined)
      return itemsOf(tree, made, branch.when).flatMap((item) =>
        sentOf(items, item.tree, types, made, item.when, `${member}[]`),
      );
    return [{ ...branch, member }];
  });
}
