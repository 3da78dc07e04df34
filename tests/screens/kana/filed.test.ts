import { expect, it } from 'vitest';
import { requestTypes } from '../../../src/forms/request-schema.ts';
import { projectOf } from '../../runtime/project.ts';

const { types } = projectOf();

it.each([
  ['kanaFiledReport', ['id', 'type', 'name', 'furigana', 'qualificationType', 'address', 'arrivalNumber']],
  ['kanaContact', ['address', 'email', 'phone']],
])('%s: nothing of the register is filed, what is filed is what a person chose or typed', (type, members) => {
  expect(Object.keys(types[type]?.properties ?? {})).toEqual(members);
  expect(requestTypes(types)[type]).toMatchObject({ additionalProperties: false });
});
