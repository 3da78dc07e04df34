import { describe, expect, it } from 'vitest';
import { schemaOfRequest, schemaOfShape } from '../../src/forms/schema-of-shape.ts';
import type { Shape } from '../../src/model/contract.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { shapeOf } from '../load/shape-of.ts';

describe('a shape stands for a JSON Schema', () => {
  it.each<[string, Shape, JsonSchema]>([
    ['a text', { type: 'string', maxLength: 3 }, { type: 'string', maxLength: 3 }],
    ['a shared type', { type: 'domicile', description: '本籍。' }, { $ref: 'domicile', description: '本籍。' }],
    ['codes', { enum: ['1', '2'] }, { enum: ['1', '2'] }],
    ['a list', { items: { type: 'integer' } }, { type: 'array', items: { type: 'integer' } }],
    [
      'members, required unless they are optional',
      { properties: { a: { type: 'string' }, b: { type: 'number', optional: true } } },
      { type: 'object', properties: { a: { type: 'string' }, b: { type: 'number' } }, required: ['a'] },
    ],
    [
      'optional members alone',
      { properties: { b: { type: 'number', optional: true } } },
      { type: 'object', properties: { b: { type: 'number' } } },
    ],
    [
      'members named by a pattern',
      { patternProperties: { '^x': { type: 'string' } } },
      { type: 'object', patternProperties: { '^x': { type: 'string' } } },
    ],
    ['what this project decided', { type: 'string', assumed: true }, { type: 'string', 'x-assumed': true }],
    ['a language of its own', { type: 'object', opaque: 'dataForm' }, { type: 'object', 'x-opaque': 'dataForm' }],
  ])('%s', (_what, shape, schema) => {
    expect(schemaOfShape(shape)).toEqual(schema);
  });

  it('class and audience hold for what is inside, until it says otherwise', () => {
    const { properties = {} } = schemaOfShape({
      class: 'public',
      properties: {
        name: { type: 'string' },
        id: { type: 'string', for: 'machine' },
        own: { class: 'personal', properties: { pin: { type: 'string', class: 'secret' }, at: { type: 'string' } } },
        rows: { for: 'machine', items: { properties: { key: { type: 'string' } } } },
      },
    });
    expect(properties.name).toEqual({ type: 'string', 'x-class': 'public' });
    expect(properties.id).toEqual({ type: 'string', 'x-class': 'public', 'x-for': 'machine' });
    expect(properties.own?.properties).toEqual({
      pin: { type: 'string', 'x-class': 'secret' },
      at: { type: 'string' },
    });
    expect(properties.rows?.items?.properties?.key).toEqual({
      type: 'string',
      'x-class': 'public',
      'x-for': 'machine',
    });
  });

  it('a request takes nothing but its members; a shared type says itself what it takes', () => {
    expect(schemaOfRequest({ properties: {} })).toEqual({
      type: 'object',
      properties: {},
      additionalProperties: false,
    });
    expect(schemaOfRequest({ type: 'kanaFiling' })).toEqual({ $ref: 'kanaFiling' });
  });

  it('and back again', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: { rows: { type: 'array', items: { $ref: 'domicile' } }, note: { type: 'string', minLength: 1 } },
      required: ['rows'],
    };
    expect(schemaOfShape(shapeOf(schema))).toEqual(schema);
  });
});
