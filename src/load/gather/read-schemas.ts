import type { JsonSchema } from '../../model/json-schema.ts';
import type { Problem } from '../../model/problem.ts';
import type { ProjectFiles } from '../files/project-files.ts';
import type { DescriptorSchemas } from '../walk/context.ts';
import { decode } from '../yaml/decode.ts';
import { placeAt, sourceOf } from '../yaml/source.ts';

export interface ReadSchemas {
  readonly descriptors: DescriptorSchemas;
  readonly problems: readonly Problem[];
}

/** Parsed once per content: a checker that watches, and hundreds of tests, read the same files again and again. */
const parsed = new WeakMap<Uint8Array, JsonSchema>();

/** Reads `schemas/*.schema.json` and merges inherited schemas. */
export function readSchemas(files: ProjectFiles): ReadSchemas {
  const problems: Problem[] = [];
  const descriptors: { [name: string]: JsonSchema } = {};
  for (const [path, content] of files) {
    const name = /^schemas\/([^/]+)\.schema\.json$/.exec(path)?.[1];
    const schema = name === undefined ? null : readJson(path, content, problems);
    if (name !== undefined && schema !== null) descriptors[name] = schema;
  }
  for (const [name, schema] of Object.entries(descriptors)) descriptors[name] = inherited(schema, descriptors);
  return { descriptors, problems };
}

/** `x-extends` inherits another schema's properties, except those in `x-without`. */
function inherited(schema: JsonSchema, all: DescriptorSchemas): JsonSchema {
  const parent =
    typeof schema['x-extends'] === 'string' ? all[schema['x-extends'].replace('.schema.json', '')] : undefined;
  if (parent === undefined) return schema;
  const without = new Set(schema['x-without'] as readonly string[] | undefined);
  const taken = Object.entries(parent.properties ?? {}).filter(
    ([key]) => !without.has(key) && !Object.hasOwn(schema.properties ?? {}, key),
  );
  return { ...schema, additionalProperties: false, properties: { ...schema.properties, ...Object.fromEntries(taken) } };
}

function readJson(file: string, content: string | Uint8Array, problems: Problem[]): JsonSchema | null {
  const known = typeof content === 'string' ? undefined : parsed.get(content);
  if (known !== undefined) return known;
  const decoded = decode(content);
  const tell = (line: number, column: number, message: string) => {
    problems.push({ rule: 'schema-file/json', severity: 'error', place: { file, line, column }, message });
    return null;
  };
  if ('fault' in decoded) return tell(1, 1, decoded.fault);
  try {
    const value: unknown = JSON.parse(decoded.text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      if (typeof content !== 'string') parsed.set(content, value as JsonSchema);
      return value as JsonSchema;
    }
    return tell(1, 1, 'JSON Schema は { } で書いてください。');
  } catch (error) {
    const offset = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
    const place = placeAt(sourceOf(file, decoded.text), offset);
    return tell(place.line, place.column, 'JSON として読めません。括弧、「,」、引用符を確かめてください。');
  }
}
