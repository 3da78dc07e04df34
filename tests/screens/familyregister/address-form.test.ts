import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aField } from '../../forms/a-field.ts';
import { shown, text } from '../../forms/told-errors.ts';

describe('the address form of the family register', () => {
  const file = join(
    import.meta.dirname,
    '../../../screens/familyregister/SCK2301-01-002.familyregister-counter-input.yaml',
  );
  const written = (parse(readFileSync(file, 'utf8')) as { fields: { [name: string]: { [key: string]: unknown } } })
    .fields;
  const wording = (field: string, constraint: string) =>
    (written[field]?.messages as { [constraint: string]: string } | undefined)?.[constraint] ?? '';
  const fields = [
    aField('prefecture', {
      label: '都道府県',
      required: written.prefecture?.required === true,
      constraints: [{ name: 'required', argument: true, message: wording('prefecture', 'required') }],
    }),
    aField('address', {
      label: '市区郡以下',
      required: written.address?.required === true,
      constraints: [
        { name: 'required', argument: true, message: wording('address', 'required') },
        { name: 'maxLength', argument: written.address?.maxLength, message: wording('address', 'maxLength') },
      ],
    }),
  ];
  const told = (field: string, constraint: string) => ({
    field,
    message: text(wording(field, constraint), { n: 100 }),
  });
  const prefecture = told('prefecture', 'required');
  const empty = told('address', 'required');
  const long = told('address', 'maxLength');

  it.each([
    ['VA-017 VA-018 nothing entered', {}, [prefecture, empty]],
    ['VA-017 prefecture empty', { prefecture: '', address: '千代田区' }, [prefecture]],
    ['VA-018 address of blanks only', { prefecture: '13', address: '　' }, [empty]],
    ['VA-019 CO-014 101 characters', { prefecture: '13', address: 'あ'.repeat(101) }, [long]],
    ['VA-019 CO-014 100 characters', { prefecture: '13', address: 'あ'.repeat(100) }, []],
    [
      'VA-019 CO-014 100 characters with variation selectors',
      { prefecture: '13', address: '葛\u{E0100}'.repeat(100) },
      [],
    ],
    ['VA-019 CO-014 101 characters of two units', { prefecture: '13', address: '𠮷'.repeat(101) }, [long]],
  ])('%s', (_what, values, expected) => {
    expect(shown(fields, values)).toEqual(expected);
  });
});
