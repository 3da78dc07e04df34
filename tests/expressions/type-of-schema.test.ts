import { describe, expect, it } from 'vitest';
import { typeOfSchema } from '../../src/expressions/type-of-schema.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import type { Type } from '../../src/model/type.ts';

const text: Type = { kind: 'text' };
const any: Type = { kind: 'any' };

const namedTypes: { readonly [name: string]: JsonSchema } = {
  person: {
    type: 'object',
    required: ['sex'],
    properties: { sex: { $ref: '#/$defs/sex' }, partner: { $ref: 'person' } },
    $defs: { sex: { type: 'string', enum: ['1', '2'] } },
  },
  maybe: { type: ['string', 'null'] },
};

describe('a JSON Schema becomes a static type', () => {
  it.each<[what: string, schema: JsonSchema, type: Type]>([
    ['text', { type: 'string', format: 'email', pattern: '^a' }, text],
    ['text that is never empty', { type: 'string', minLength: 1 }, { kind: 'text', filled: true }],
    ['one of two texts that are never empty', { anyOf: [{ type: 'string', minLength: 1 }, { type: 'string' }] }, text],
    ['number', { type: 'integer' }, { kind: 'number' }],
    ['flag', { type: 'boolean' }, { kind: 'flag' }],
    ['codes', { type: 'string', enum: ['0', '1'] }, { kind: 'text', codes: ['0', '1'] }],
    ['number codes', { enum: [0, 1] }, { kind: 'number', codes: [0, 1] }],
    ['constant', { const: 'a' }, { kind: 'text', codes: ['a'] }],
    ['flag constant', { const: true }, { kind: 'flag' }],
    ['mixed enum', { enum: ['a', 1] }, any],
    ['null beside text', { type: ['string', 'null'] }, text],
    ['several types', { type: ['string', 'number'] }, any],
    ['list', { type: 'array', items: { type: 'string' } }, { kind: 'list', of: text }],
    ['list of anything', { type: 'array' }, { kind: 'list', of: any }],
    ['object without properties', { type: 'object' }, any],
    ['no type', {}, any],
    [
      'record: required, optional, defaulted, nullable',
      {
        type: 'object',
        required: ['a', 'd'],
        properties: {
          a: { type: 'string' },
          b: { type: 'string' },
          c: { type: 'boolean', default: true },
          d: { type: ['string', 'null'] },
        },
      },
      {
        kind: 'record',
        members: {
          a: { type: text, optional: false },
          b: { type: text, optional: true },
          c: { type: { kind: 'flag' }, optional: false },
          d: { type: text, optional: true },
        },
      },
    ],
    [
      'reference to a definition',
      { $ref: '#/$defs/kind', $defs: { kind: { enum: ['x'] } } },
      { kind: 'text', codes: ['x'] },
    ],
    ['unknown reference', { $ref: 'nobody' }, any],
    [
      'named type with its own definitions, circular',
      { $ref: 'person' },
      {
        kind: 'record',
        members: {
          sex: { type: { kind: 'text', codes: ['1', '2'] }, optional: false },
          partner: { type: any, optional: true },
        },
      },
    ],
    ['definition of a named type', { $ref: 'person#/$defs/sex' }, { kind: 'text', codes: ['1', '2'] }],
    [
      'required member of a nullable named type',
      { type: 'object', required: ['m'], properties: { m: { $ref: 'maybe' } } },
      { kind: 'record', members: { m: { type: text, optional: true } } },
    ],
    ['one of two code lists', { oneOf: [{ const: 'a' }, { const: 'b' }] }, { kind: 'text', codes: ['a', 'b'] }],
    ['one of two kinds', { anyOf: [{ type: 'string' }, { type: 'number' }] }, any],
    ['or null', { anyOf: [{ type: 'string' }, { type: 'null' }] }, text],
  ])('%s', (_, schema, type) => {
    expect(typeOfSchema(schema, namedTypes)).toEqual(type);
  });
});
