import { formats } from '../../src/forms/formats.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { namedSchema } from '../../src/model/named-schema.ts';
import type { Project } from '../../src/model/project.ts';

/** What is needed of a project. */
type Types = Pick<Project, 'types'>;

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
  '/api/x',
];

/** What expressions take for a time or a day, by what members that hold one are called. */
const byName: readonly (readonly [name: RegExp, text: string])[] = [
  [/(?:At|Time)$/u, '2026-04-01T00:00:00+09:00'],
  [/(?:On|Date|Day|date|from|until)$/u, '20261120'],
];

/** A value the schema accepts: every member, one item in every list. `name`: of the member it is for. `depth`: how far optional members are filled in. */
export function sampleOf(schema: JsonSchema | undefined, project: Types, name = '', depth = 4): unknown {
  const real = resolved(schema, project);
  if (real === undefined) return 'x';
  if (real.const !== undefined) return real.const;
  if (real.enum !== undefined) return real.enum[0];
  switch ([real.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(real.properties ?? {})
          .filter(([member]) => depth > 0 || real.required?.includes(member))
          .map(([member, inner]) => [member, sampleOf(inner, project, member, depth - 1)]),
      );
    case 'array':
      return depth > 0 || (real.minItems ?? 0) > 0 ? [sampleOf(real.items, project, '', depth - 1)] : [];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return real.minimum ?? 0;
    default:
      return textOf(real, name);
  }
}

/** A text for a name of which nothing else is known. */
export const textFor = (name: string) => byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'x';

function textOf(schema: JsonSchema, name: string): string {
  const named = byName.filter(([pattern]) => pattern.test(name)).map(([, text]) => text);
  const least = Number(schema.minLength ?? 0);
  return [...named, ...texts].find((text) => isTextOf(schema, text)) ?? 'x'.repeat(Math.max(1, least));
}

function isTextOf({ pattern, minLength, maxLength, format }: JsonSchema, text: string): boolean {
  const is: unknown = (formats as { readonly [name: string]: unknown })[String(format)];
  if (is instanceof RegExp && !is.test(text)) return false;
  if (typeof is === 'function' && is(text) !== true) return false;
  const isLong = text.length >= Number(minLength ?? 0) && text.length <= Number(maxLength ?? Number.POSITIVE_INFINITY);
  return isLong && (pattern === undefined || new RegExp(String(pattern), 'u').test(text));
}

/** The schema of a member of a schema, through lists (`[]`) and named types. */
export function memberSchema(
  schema: JsonSchema | undefined,
  path: readonly string[],
  project: Types,
): JsonSchema | undefined {
  let at = resolved(schema, project);
  for (const name of path) {
    if (at?.items !== undefined) at = resolved(at.items as JsonSchema, project);
    at = resolved(at?.properties?.[name], project);
  }
  return at;
}

function resolved(schema: JsonSchema | undefined, project: Types): JsonSchema | undefined {
  return schema === undefined ? undefined : (namedSchema(schema, project.types) ?? undefined);
}
