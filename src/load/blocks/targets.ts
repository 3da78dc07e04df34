import type { JsonSchema } from '../../model/json-schema.ts';

const TARGETS = new Set(['name:action', 'name:dialog', 'name:address', 'place', 'change']);

/** Members of a pressable object that say where it leads. `x-lead: false` on a member excludes it. */
export function targetKeys({ properties = {} }: JsonSchema): readonly string[] {
  return Object.keys(properties).filter((key) => {
    const { 'x-kind': kind = '', 'x-lead': leads } = properties[key] as JsonSchema;
    return TARGETS.has(kind) && leads !== false;
  });
}

/** The name of a member in the model. */
export function nameInModel(key: string, part: JsonSchema): string {
  return String(part['x-as'] ?? key);
}
