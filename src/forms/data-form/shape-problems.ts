// chunk: data-form
import type { JsonSchema } from '../../model/json-schema.ts';
import { countCodePoints } from '../count-code-points.ts';

/** A mistake in a definition. `path` is a JSON Pointer; `message` a Japanese sentence for those who wrote the definition. */
export interface DefinitionProblem {
  readonly path: string;
  readonly message: string;
}

type Schemas = { readonly [name: string]: JsonSchema };

/**
 * Checks a value against the few keywords of JSON Schema that `dataFormSchema` uses, without a compiler. Of two alternatives, only the one that was
 * likely meant is checked (`x-told-by`), so that one mistake is one Problem.
 */
export function shapeProblems(
  value: unknown,
  given: JsonSchema,
  schemas: Schemas,
  path = '',
): readonly DefinitionProblem[] {
  const schema = chosen(value, referred(given, schemas), schemas);
  const tell = (message: string) => [{ path, message }];
  if ('const' in schema && value !== schema.const) return tell(`${JSON.stringify(schema.const)} にしてください。`);
  if (schema.enum && !schema.enum.includes(value)) return tell(`${schema.enum.join('、')} のどれかにしてください。`);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length > 0 && !types.some((type) => isOf(value, type)))
    return tell(`型が違います（${types.join('、')}）。`);
  if (typeof value === 'string') return textProblems(value, schema).map((message) => ({ path, message }));
  if (typeof value === 'number') return numberProblems(value, schema).map((message) => ({ path, message }));
  if (Array.isArray(value)) {
    if (value.length < (schema.minItems ?? 0)) return tell(`${schema.minItems} つ以上にしてください。`);
    if (value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY)) return tell(`${schema.maxItems} つまでです。`);
    const { items } = schema;
    return items ? value.flatMap((entry, index) => shapeProblems(entry, items, schemas, `${path}/${index}`)) : [];
  }
  return typeof value === 'object' && value !== null ? recordProblems(value, schema, schemas, path) : [];
}

function recordProblems(value: object, schema: JsonSchema, schemas: Schemas, path: string): DefinitionProblem[] {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const missing = required
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => ({ path, message: `「${key}」が要ります。` }));
  const inside = Object.entries(value).flatMap(([key, entry]) => {
    const at = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (own === false) return [{ path: at, message: `「${key}」という項目はありません。` }];
    return typeof own === 'object' ? shapeProblems(entry, own, schemas, at) : [];
  });
  return [...missing, ...inside];
}

function textProblems(text: string, { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: JsonSchema) {
  const length = countCodePoints(text);
  if (length < Number(minLength)) return ['空にはできません。'];
  if (length > Number(maxLength)) return [`${maxLength} 文字までです。`];
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return ['使えない文字が入っています。'];
  return [];
}

function numberProblems(number: number, { minimum = -Infinity, maximum = Infinity }: JsonSchema): string[] {
  if (number < minimum) return [`${minimum} 以上にしてください。`];
  return number > maximum ? [`${maximum} 以下にしてください。`] : [];
}

function referred(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const found = schema.$ref === undefined ? schema : schemas[schema.$ref.replace('#/$defs/', '')];
  if (found === undefined) throw new Error(`The schema has no ${schema.$ref}`);
  return found;
}

function chosen(value: unknown, schema: JsonSchema, schemas: Schemas): JsonSchema {
  const [first, second] = schema.oneOf ?? [];
  if (first === undefined || second === undefined) return schema;
  const isFirst =
    schema['x-told-by'] === 'list'
      ? Array.isArray(value)
      : typeof value === 'object' && value !== null && Object.hasOwn(value, String(schema['x-told-by']));
  return referred(isFirst ? first : second, schemas);
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === type;
}
