import { describe, expect, it } from 'vitest';
import { isGroup, itemsOf } from '../../../src/forms/data-form/definition.ts';
import { failuresOfAnswers } from '../../../src/forms/data-form/failures-of-answers.ts';
import { innerField } from '../../../src/forms/data-form/inner-field.ts';
import { validateFields } from '../../../src/forms/validate-fields.ts';
import { formConstraints } from '../../../src/server/kernel/contract/form-constraints.ts';
import { findModules } from '../../../src/server/modules.ts';
import type { Persona } from '../../../src/server/sandbox/people/persona.ts';
import { readPersonas } from '../../../src/server/sandbox/people/read-personas.ts';
import { parseCatalogue, readCatalogueTexts } from '../../../src/server/services/nq/catalogue/catalogue-files.ts';
import { catalogueRows } from '../../../src/server/services/nq/catalogue/catalogue-rows.ts';
import { withKnown } from '../../../src/server/services/nq/catalogue/with-known.ts';
import { isResultDay } from '../../../src/server/services/nq/stand-in/result-days.ts';
import { ofNobody } from '../../screens/nq/of-nobody.ts';

const constraints = await formConstraints();
const personas = await readPersonas(await findModules());
const people = personas.groups.flatMap((group) =>
  group.people.map(({ id }) => personas.find(id, new Date('2026-11-22T00:00:00Z')) as Persona),
);
const { nq_forms: forms, nq_procedures: procedures } = catalogueRows(
  parseCatalogue((await readCatalogueTexts()).texts),
);
const known = (values: readonly (string | undefined)[]) => [...new Set(values)].filter((value) => value !== undefined);
const records = people.map(({ nationalQualifications }) => nationalQualifications);

/** What the portal itself tells people, and the labels of the inputs that ask for it. */
const told: readonly (readonly [label: RegExp, values: readonly string[]])[] = [
  [/受験番号$/, known(records.flatMap((record) => record?.exams?.map(({ examineeNumber }) => examineeNumber)))],
  [/^登録番号$/, known(records.flatMap((record) => record?.held?.map(({ registrationNumber }) => registrationNumber)))],
  [/^電話番号$/, known(people.map(({ contact }) => contact?.phone))],
  [/^メールアドレス$/, known(people.map(({ contact }) => contact?.email))],
];

const asked = forms.flatMap(({ id, definition }) =>
  itemsOf(definition as Parameters<typeof itemsOf>[0])
    .flatMap((item) => (isGroup(item) ? item.fields : [item]))
    .flatMap((field) =>
      told.filter(([label]) => label.test(field.label)).map(([, values]) => [String(id), field, values] as const),
    ),
);

describe('what the portal tells people passes the inputs that ask for it', () => {
  it.each(told)('%o is told to somebody and asked for somewhere', (label, values) => {
    expect(values.length).toBeGreaterThan(0);
    expect(asked.some(([, field]) => label.test(field.label))).toBe(true);
  });

  it.each(asked.map(([id, field, values]) => [id, field.name, field, values] as const))(
    'form %s, %s',
    (_id, name, field, values) => {
      const refused = values.filter(
        (value) => validateFields([innerField(field, constraints)], { [name]: value }, constraints).length > 0,
      );
      expect(refused).toEqual([]);
    },
  );

  it('sample people have answered in formats that their forms accept', () => {
    const sent = people.flatMap(({ id, applied = {} }) =>
      [...(applied.applications ?? []), ...(applied.drafts ?? [])]
        .filter((one) => !('formVersion' in one))
        .map(({ procedure, values }) => ({ id, procedure, values })),
    );
    expect(sent.length).toBeGreaterThan(5);
    for (const { id, procedure, values } of sent) {
      const [qualification, business, , code] = procedure.split('/');
      const row = procedures.find(
        (one) => one.qualification_id === qualification && one.business_id === business && one.code === code,
      );
      const stored = forms.find((one) => one.id === row?.form_id)?.definition;
      const form = withKnown(stored, ofNobody('')) as Parameters<typeof failuresOfAnswers>[0];
      // Files are put in at the login, and so are the days of results.
      const answered = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, isResultDay(value) ? '2026-03-23' : value]),
      );
      const failures = failuresOfAnswers(form, answered as typeof values, constraints, 'formats').filter(
        ({ field }) => field?.widget !== 'attachment',
      );
      expect([id, procedure, failures.map(({ name, constraint }) => `${name}: ${constraint}`)]).toEqual([
        id,
        procedure,
        [],
      ]);
    }
  });
});
