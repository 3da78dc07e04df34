import { expect, it } from 'vitest';
import { controlId, groupControlId } from '../../src/runtime/contract/control-id.ts';

it.each([
  ['a field', controlId('email'), 'field-email'],
  ['a field of an item', groupControlId('reports', 'r1', 'kana'), 'field-reports.r1.kana'],
  ['a number as key', groupControlId('reports', 3, 'kana'), 'field-reports.3.kana'],
  ['a key with other characters', groupControlId('reports', '山 a.1', 'kana'), 'field-reports.~5c71~~20~a~2e~1.kana'],
])('%s', (_, id, wanted) => expect(id).toBe(wanted));

it('different keys never share an id', () => {
  const keys = ['a.b', 'a~2e~b', 'a b', 'a/b', 'ab'];
  expect(new Set(keys.map((key) => groupControlId('g', key, 'f'))).size).toBe(keys.length);
});
