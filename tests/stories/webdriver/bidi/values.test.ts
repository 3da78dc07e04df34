import { expect, it } from 'vitest';
import { read, written } from './values.ts';

it.each([
  [null],
  [undefined],
  [true],
  [3],
  ['文'],
  [['a', null, 1]],
  [{ facts: { label: '氏名' }, element: { sharedId: 'e1' } }],
  [[{ sharedId: 'e1' }, { sharedId: 'e2' }]],
])('%j is the same after it was sent and came back', (value) => {
  expect(read(written(value))).toEqual(value);
});

it('an element comes with much else, of which its reference is enough', () => {
  expect(read({ type: 'node', sharedId: 'e1', value: { nodeType: 1 } } as never)).toEqual({ sharedId: 'e1' });
});
