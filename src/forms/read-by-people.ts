// chunk: acts
import type { JsonSchema } from '../model/json-schema.ts';
import type { MachineMembers } from '../model/machine-members.ts';
import { type NamedSchemas, namedSchema } from '../model/named-schema.ts';
import { isRecord } from './record.ts';

/** As a contract has it. */
export function machineMembers(
  schema: JsonSchema | null,
  types: NamedSchemas,
  within: readonly JsonSchema[] = [],
): MachineMembers {
  const real = schema === null ? null : namedSchema(schema, types);
  if (real === null || within.includes(real)) return {};
  const around = [...within, real];
  if (real.items !== undefined) return ofItems(real.items, types, around);
  const members = Object.entries(real.properties ?? {}).flatMap(([name, member]): [string, true | MachineMembers][] => {
    if (namedSchema(member, types)?.['x-for'] === 'machine') return [[name, true]];
    const inner = machineMembers(member, types, around);
    return Object.keys(inner).length === 0 ? [] : [[name, inner]];
  });
  return Object.fromEntries(members);
}

const ofItems = (items: JsonSchema, types: NamedSchemas, within: readonly JsonSchema[]): MachineMembers =>
  namedSchema(items, types)?.['x-for'] === 'machine' ? { '': true } : machineMembers(items, types, within);

/** The value without these. */
export function readByPeople(value: unknown, machine: MachineMembers): unknown {
  if (Array.isArray(value)) return machine[''] === true ? [] : value.map((item) => readByPeople(item, machine));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
      const marks = Object.hasOwn(machine, name) ? machine[name] : undefined;
      return marks === true ? [] : [[name, marks === undefined ? part : readByPeople(part, marks)]];
    }),
  );
}

/** In one text, of which two sendings of the same have the same: what comes back from a store may have its members in another order. */
export const textForPeople = (value: unknown, machine: MachineMembers): string =>
  JSON.stringify(readByPeople(value ?? null, machine), (_, part) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
