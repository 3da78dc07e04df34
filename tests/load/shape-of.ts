import type { Shape } from '../../src/model/contract.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';

/** The shape that stands for a schema, the other way round than `schemaOfShape`: what is not required is optional. */
export function shapeOf(schema: JsonSchema): Shape {
  const {
    $ref,
    type,
    properties,
    required = [],
    items,
    patternProperties: _,
    additionalProperties: _closed,
    ...rest
  } = schema;
  if (properties !== undefined) return { ...rest, properties: membersOf(properties, required) };
  if (items !== undefined) return { ...rest, items: shapeOf(items) };
  const name = $ref ?? type;
  return typeof name === 'string' ? { ...rest, type: name } : rest;
}

function membersOf(properties: { readonly [name: string]: JsonSchema }, required: readonly string[]) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { ...shapeOf(schema), ...(required.includes(name) ? {} : { optional: true }) },
    ]),
  );
}

/** Text of a file of `catalog/types`. */
export function typeFile(schema: JsonSchema): string {
  return JSON.stringify(shapeOf(schema));
}

/** The end of a file of `catalog/calls`. */
export function bodies({ reqBody, resBody }: { readonly reqBody?: JsonSchema; readonly resBody?: JsonSchema }): string {
  const line = (key: string, schema?: JsonSchema) =>
    schema === undefined ? '' : `${key}: ${JSON.stringify(shapeOf(schema))}\n`;
  return line('request', reqBody) + line('response', resBody);
}
