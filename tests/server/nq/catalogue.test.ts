import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { vocabulary } from '../../../build/vocabulary.ts';
import { type DataForm, type DataSection, isGroup, itemsOf } from '../../../src/forms/data-form/definition.ts';
import { definitionProblems } from '../../../src/forms/data-form/definition-problems.ts';
import { autocompleteOf, type PersonalKind } from '../../../src/lint/reading/personal-fields.ts';
import { formConstraints } from '../../../src/server/kernel/contract/form-constraints.ts';
import { parseCatalogue, readCatalogueTexts } from '../../../src/server/services/nq/catalogue/catalogue-files.ts';
import { catalogueRows } from '../../../src/server/services/nq/catalogue/catalogue-rows.ts';
import { compactDay, examDay } from '../../../src/server/services/nq/catalogue/exam-day.ts';
import { type HierarchyLevel, levelsOf, walkHierarchy } from '../../../src/server/services/nq/catalogue/hierarchy.ts';
import { withKnown } from '../../../src/server/services/nq/catalogue/with-known.ts';
import { ofNobody } from '../../screens/nq/of-nobody.ts';

const words = parse(await readFile(new URL('../../../catalog/words.yaml', import.meta.url), 'utf8')) as {
  readonly personal: readonly Partial<PersonalKind>[];
};
const personal = words.personal.map(({ autocomplete = '', endings = [], names = [] }) => ({
  autocomplete,
  endings,
  names,
}));
const files = parseCatalogue((await readCatalogueTexts()).texts);
const rows = catalogueRows(files);
const constraints = await formConstraints();

describe('the catalogue of national qualifications', () => {
  it('has more than twelve kinds, each with its act, ministry and registrar [NQ-001]', () => {
    expect(rows.nq_qualifications.length).toBeGreaterThan(40);
    for (const row of rows.nq_qualifications) {
      expect(row).toMatchObject({
        law_number: expect.stringMatching(/^(昭和|平成|令和)\d+年法律第\d+号$/),
        kana: expect.stringMatching(/^[ぁ-んー]+$/),
        law: expect.stringMatching(/法|に関する法律$/),
        ministry: expect.stringMatching(/省|庁/),
      });
    }
  });

  it.each(['care-worker', 'social-worker', 'nursery-teacher', 'tax-accountant', 'administrative-scrivener'])(
    'has %s [NQ-001]',
    (id) => {
      expect(rows.nq_qualifications.map((row) => row.id)).toContain(id);
    },
  );

  it('names no agency, form or unit that is not there', () => {
    const codes = rows.nq_agencies.map(({ code }) => code);
    for (const { agency_code } of rows.nq_units) expect(codes).toContain(agency_code);
    const forms = rows.nq_forms.map(({ id }) => id);
    for (const { form_id } of rows.nq_procedures) expect(forms).toContain(form_id);
    const units = rows.nq_units.map((row) => `${row.qualification_id}/${row.code}`);
    for (const row of rows.nq_exams) expect(units).toContain(`${row.qualification_id}/${row.unit_code}`);
  });

  it('has procedures with no level, one, two and four [AM-101]', () => {
    const levels = new Set(rows.nq_procedures.map(({ hierarchy }) => levelsOf(hierarchy as HierarchyLevel | null)));
    expect([...levels].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('speaks of a choice before an application where there is one, and there alone', () => {
    const exams = rows.nq_procedures.filter(({ business_id }) => business_id === 'exam');
    const without = exams.filter(({ hierarchy }) => hierarchy === null);
    expect([without.length > 0, without.length < exams.length]).toEqual([true, true]);
    for (const { qualification_id: id, hierarchy, summary } of exams) {
      const { question = '' } = (hierarchy ?? {}) as Partial<HierarchyLevel>;
      const told = rows.nq_exams.find(({ qualification_id }) => qualification_id === id)?.sections;
      const isTold = [summary, told].map((said) => JSON.stringify(said).includes('を選び、'));
      expect([id, isTold]).toEqual([id, hierarchy === null ? [false, false] : [true, true]]);
      if (question !== '') expect(summary).toContain(question);
    }
  });

  it('keeps every text of a procedure without a word left open', () => {
    expect(JSON.stringify([rows.nq_businesses, rows.nq_procedures]).match(/\{\w+\}/g)).toBeNull();
  });
});

const known = ofNobody('19800401');

const deepest = (section: DataSection): number => 1 + Math.max(0, ...(section.sections ?? []).map(deepest));

describe.each(files.forms)('the form $id', ({ id, version, definition }) => {
  it('can be drawn and answered [NQ-060]', () => {
    expect([version, definitionProblems(withKnown(definition, known), constraints)]).toEqual([1, []]);
    expect(
      files.businesses.flatMap(({ procedures }) => procedures.map(({ form }) => form)).concat(usedByLevels()),
    ).toContain(id);
  });

  it('says of what it asks about the person what a browser may fill in', () => {
    const fields = itemsOf(definition as DataForm).flatMap((item) => (isGroup(item) ? item.fields : [item]));
    const missing = fields.filter(({ name, label, widget, autocomplete }) => {
      const known = vocabulary.widgets[widget]?.options.properties?.autocomplete;
      const asked = known === undefined ? '' : autocompleteOf(personal, label, [name]);
      return autocomplete === undefined && asked !== '' && asked !== known?.default;
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

/** What bounds each kind of input; every part needs one. */
const bounds: { readonly [widget: string]: readonly (readonly string[])[] } = {
  text: [['maxLength', 'exactLength', 'digits']],
  textarea: [['maxLength']],
  kana: [['maxLength']],
  number: [['min'], ['max'], ['integer', 'decimalDigits']],
  date: [
    ['dateFrom', 'dateAfter'],
    ['dateUntil', 'dateBefore'],
  ],
};

it.each(files.forms)('the form $id bounds every input: dates at both ends, counts whole', ({ definition }) => {
  const items = itemsOf(withKnown(definition, known) as DataForm);
  const fields = items.flatMap((item) => (isGroup(item) ? item.fields : [item]));
  const open = fields.flatMap(({ name, widget, ...field }) =>
    (bounds[widget] ?? []).filter((part) => !part.some((bound) => bound in field)).map((part) => `${name}: ${part}`),
  );
  expect(fields).not.toEqual([]);
  expect(open).toEqual([]);
});

function usedByLevels(): string[] {
  return (JSON.stringify([files.hierarchies, files.qualifications]).match(/"form":"[\w-]+"/g) ?? []).map((found) =>
    found.slice('"form":"'.length, -1),
  );
}

it('the forms have four structures: a repeated group, a file, a condition, sections four levels deep', () => {
  const forms = files.forms.map(({ definition }) => definition as DataForm);
  const items = forms.flatMap((form) => [...itemsOf(form)]);
  expect(items.filter(isGroup).length).toBeGreaterThan(2);
  expect(items.filter((item) => 'widget' in item && item.widget === 'attachment').length).toBeGreaterThan(5);
  expect(items.filter(({ shownWhen }) => shownWhen !== undefined).length).toBeGreaterThan(20);
  expect(Math.max(...forms.flatMap(({ sections }) => sections.map(deepest)))).toBe(4);
});

describe('days of examinations', () => {
  it.each([
    ['2 1 日', 2027, '20270207'],
    ['1 last 日', 2027, '20270131'],
    ['8 4 日', 2026, '20260823'],
    ['2 1 日', 2026, '20260201'],
    ['2 last 金', 2028, '20280225'],
    ['11 2 日', 2026, '20261108'],
  ])('%s of %i is %s', (rule, year, day) => {
    expect(compactDay(examDay(rule, year))).toBe(day);
  });
});

describe('levels', () => {
  const first: HierarchyLevel = {
    question: '学歴',
    choices: [
      {
        serialNumber: '1',
        name: '大学',
        form: 'school',
        next: {
          question: '卒業',
          choices: [{ serialNumber: '1', name: 'した', documents: [{ name: '証明書', note: '' }] }],
        },
      },
      { serialNumber: '2', name: '実務' },
    ],
  };

  it.each([
    [[], '学歴', null, 0],
    [['1'], '卒業', 'school', 0],
    [['1', '1'], undefined, 'school', 1],
    [['2'], undefined, null, 0],
  ])('%j asks for %s [AM-101]', (serials, question, formId, documents) => {
    const walk = walkHierarchy(first, serials);
    expect([walk?.next?.question, walk?.formId, walk?.documents.length, walk?.chosen.length]).toEqual([
      question,
      formId,
      documents,
      serials.length,
    ]);
  });

  it.each([[['3']], [['1', '2']], [['2', '1']], [['']]])('%j is no way [AM-101]', (serials) => {
    expect(walkHierarchy(first, serials)).toBeNull();
  });
});
