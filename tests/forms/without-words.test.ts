import { expect, it } from 'vitest';
import { withoutWords } from '../../src/forms/without-words.ts';

it('what is for readers goes, wherever it stands; a member, a type or a value of such a name stays', () => {
  const description = '読む人のためのことば。';
  expect(
    withoutWords({
      title: '答え',
      'x-assumed': true,
      type: 'object',
      required: ['title', 'x-day'],
      properties: {
        title: { type: 'string', description, default: 'description' },
        'x-day': { anyOf: [{ $ref: '#/$defs/description', description }, { const: { title: 1 } }] },
        form: { type: 'object', 'x-opaque': 'dataForm', description },
      },
      items: { description, type: 'string' },
      $defs: { description: { description, type: 'string' } },
    }),
  ).toEqual({
    type: 'object',
    required: ['title', 'x-day'],
    properties: {
      title: { type: 'string', default: 'description' },
      'x-day': { anyOf: [{ $ref: '#/$defs/description' }, { const: { title: 1 } }] },
      form: { type: 'object', 'x-opaque': 'dataForm' },
    },
    items: { type: 'string' },
    $defs: { description: { type: 'string' } },
  });
});
