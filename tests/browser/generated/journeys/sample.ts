import type { JsonSchema } from '../../../../src/model/json-schema.ts';
import { namedSchema } from '../../../../src/model/named-schema.ts';
import type { Project } from '../../../../src/model/project.ts';

const texts = [
  '1',
  '19800101',
  '20261231',
  'ヤマダ',
  '見本',
  '1.0.0',
  '2026-04-01T00:00:00+09:00',
  'a@example.jp',
  '/about/terms',
];

/** The smallest value a schema of a call accepts: what is required and no more. */
export function sampleOf(schema: JsonSchema | undefined, project: Project): unknown {
  const real = resolved(schema, project);
  if (real === undefined) return 'x';
  if (real.const !== undefined) return real.const;
  if (real.enum !== undefined) return real.enum[0];
  switch ([real.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (real.required ?? []).map((name) => [name, sampleOf(real.properties?.[name], project)]),
      );
    case 'array':
      return Array.from({ length: real.minItems ?? 0 }, () => sampleOf(real.items, project));
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return real.minimum ?? 0;
    default:
      return texts.find((text) => real.pattern === undefined || new RegExp(real.pattern, 'u').test(text)) ?? 'x';
  }
}

export function schemaAt(call: string, member: string, project: Project): JsonSchema | undefined {
  let at = project.callSchemas.find(({ name }) => name === call)?.response ?? undefined;
  for (const name of member === '' ? [] : member.split('.')) at = resolved(at, project)?.properties?.[name];
  return resolved(at, project);
}

function resolved(schema: JsonSchema | undefined, project: Project): JsonSchema | undefined {
  return schema === undefined ? undefined : (namedSchema(schema, project.types) ?? undefined);
}
