import type { Audience, DataClass, Shape } from '../model/contract.ts';
import type { JsonSchema } from '../model/json-schema.ts';

const jsonTypes: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean', 'array', 'object', 'null']);

interface Inherited {
  readonly class: DataClass;
  readonly for: Audience;
}

/**
 * The JSON Schema that a shape stands for. `x-class` and `x-for` stand where a value's class or audience is another than the default (`personal`,
 * `person`), inherited ones included; a named type (`$ref`) says its own.
 */
export function schemaOfShape(shape: Shape, above: Inherited = { class: 'personal', for: 'person' }): JsonSchema {
  const {
    type,
    properties,
    patternProperties,
    items,
    optional: _optional,
    assumed,
    class: own,
    for: whom,
    proves,
    apart,
    sorts,
    opaque,
    ...rest
  } = shape;
  const here: Inherited = { class: own ?? above.class, for: whom ?? above.for };
  const isLeaf = properties === undefined && patternProperties === undefined && items === undefined;
  return {
    ...typeOf(type, shape),
    ...rest,
    ...(properties && { properties: mapped(properties, here) }),
    ...(properties && requiredOf(properties)),
    ...(patternProperties && { patternProperties: mapped(patternProperties, here) }),
    ...(items && { items: schemaOfShape(items, here) }),
    ...(assumed === true && { 'x-assumed': true }),
    ...(opaque !== undefined && { 'x-opaque': opaque }),
    ...(proves !== undefined && { 'x-proves': proves }),
    ...(apart !== undefined && { 'x-apart': apart }),
    ...(sorts !== undefined && { 'x-sorts': sorts }),
    ...(isLeaf && here.class !== 'personal' && { 'x-class': here.class }),
    ...(isLeaf && here.for !== 'person' && { 'x-for': here.for }),
  };
}

/** A request: nothing but its members may be sent. */
export function schemaOfRequest(shape: Shape): JsonSchema {
  const schema = schemaOfShape(shape);
  return schema.properties === undefined ? schema : { ...schema, additionalProperties: false };
}

function typeOf(type: string | undefined, { properties, patternProperties, items }: Shape): JsonSchema {
  // A name that is no text is reported where it is written.
  if (typeof type === 'string') return jsonTypes.has(type) ? { type } : { $ref: type };
  if (items !== undefined) return { type: 'array' };
  return properties === undefined && patternProperties === undefined ? {} : { type: 'object' };
}

function requiredOf(properties: { readonly [name: string]: Shape }): { readonly required?: readonly string[] } {
  const required = Object.entries(properties).flatMap(([name, { optional }]) => (optional === true ? [] : [name]));
  return required.length === 0 ? {} : { required };
}

function mapped(shapes: { readonly [name: string]: Shape }, here: Inherited) {
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, schemaOfShape(shape, here)]));
}
