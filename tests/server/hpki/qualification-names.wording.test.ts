import { expect, it } from 'vitest';
import { qualificationNames } from '../../../src/server/services/hpki/qualification-names.ts';
import { projectOf } from '../../runtime/project.ts';

it('a qualification has one name on receipts, cards and screens', () => {
  const list = projectOf().catalogs[0]?.codes.find(({ name }) => name === 'hpkiQualification');
  expect(Object.fromEntries(list?.codes.map(({ value, label }) => [value, label]) ?? [])).toEqual(qualificationNames);
});
