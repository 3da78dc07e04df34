import { describe, expect, it } from 'vitest';
import { inputChecksOf } from '../../src/flow/filed/input-checks.ts';
import { isDynamic } from '../../src/forms/constraints-of-field.ts';
import { validateFields } from '../../src/forms/validate-fields.ts';
import type { Field } from '../../src/model/field.ts';
import type { CheckedField, InputCheck } from '../../src/model/input-check.ts';
import type { Constraint } from '../../src/model/vocabulary.ts';
import { expressionFunctions } from '../../src/server/kernel/contract/expression-functions.ts';
import { formConstraints } from '../../src/server/kernel/contract/form-constraints.ts';
import { inputProblem } from '../../src/server/kernel/contract/input-problem.ts';
import { put } from '../../src/server/kernel/contract/request-member.ts';
import { vocabulary } from '../load/vocabulary.ts';
import { projectOf } from '../runtime/project.ts';

const project = projectOf();
const { calls, messages } = inputChecksOf(project, vocabulary);
const constraints = await formConstraints();
const parts = { functions: await expressionFunctions(), constraints, messages };
const known = { today: '20261124', now: new Date('2026-11-24T10:00:00+09:00'), settings: {} };

const checks = Object.entries(calls).flatMap(([call, all]) => all.map((check) => ({ call, check })));
const asked = checks.flatMap(({ call, check }) => check.fields.map((field) => ({ call, check, field })));

/** Inputs of which no call with an effect sends the value as it is, and why that is so. */
const notSentAsTyped: { readonly [input: string]: string } = {
  ...Object.fromEntries(
    ['admin-users q', 'nq-exams q', 'nq-institution-select q', 'nq-qualification-list q'].map((q) => [q, 'searches']),
  ),
  ...Object.fromEntries(
    [
      'drivers-license-agreement agreed',
      'drivers-license-auto-change-basic-information agreed',
      'hpki-consent agreed',
      'kana-agreement agreed',
      'nq-application-agreement agreed',
    ].map((agreed) => [agreed, 'the act itself says that it was agreed to']),
  ),
  ...Object.fromEntries(
    [
      'drivers-license-change-permanent-address address',
      'drivers-license-change-permanent-address prefecture',
      'familyregister-counter-input address',
      'familyregister-counter-input prefecture',
    ].map((part) => [part, 'sent as one text: check-address.ts, check-domicile.ts']),
  ),
  ...Object.fromEntries(
    [
      'familyregister-identification-code-information registers',
      'kana-select-target-report reports',
      'tax-return-certificates certificates',
      'tax-return-certificates medical',
      'year-end-adjustment-certificates certificates',
    ].map((list) => [list, 'the chosen ones are sent by id; each service compares them with what it offered']),
  ),
  'familyregister-select turnIn': 'decides the way',
  'tax-return-prior-preparation year': 'sent as a number, one of the years offered',
};

/** What the request alone does not decide, and who decides it instead. */
const decidedElsewhere: { readonly [use: string]: string } = {
  'admin-users birthday dateUntil': 'check-user.ts: by the administrators’ day',
  'admin-users end dateAfter': 'check-user.ts',
  'admin-users start dateFrom': 'check-user.ts',
  'admin-users start dateUntil': 'check-user.ts',
  'kana-apply-correction address mustDifferFrom': 'check-submission.ts: by what was filed',
  'kana-apply-correction furigana mustDifferFrom': 'check-submission.ts: by what was filed',
  'kana-apply-correction qualificationType mustDifferFrom': 'check-submission.ts: by what was filed',
};

describe('the inputs of the screens, as the portal checks them again', () => {
  it('are all of them, but for those that no act sends as they are', () => {
    const found = new Set(asked.map(({ check, field }) => `${check.screen} ${field.name}`));
    const all = project.screens.flatMap(({ name, fields, groups }) =>
      [...fields, ...groups.flatMap((group) => group.fields)].map((field) => `${name} ${field.name}`),
    );
    expect(all.filter((input) => !found.has(input)).sort()).toEqual(Object.keys(notSentAsTyped).sort());
  });

  it('keep every constraint and rule, but for what the request does not decide', () => {
    const lost = asked.flatMap(({ check, field }) => {
      const written = originalOf(check, field);
      const kept = new Set([...field.constraints.map(({ name }) => name), ...(field.rules ?? []).map(() => 'rule')]);
      const uses = [...written.constraints.map(({ name }) => name), ...(written.rules ?? []).map(() => 'rule')];
      return uses.filter((use) => !kept.has(use)).map((use) => `${check.screen} ${field.name} ${use}`);
    });
    expect([...new Set(lost)].sort()).toEqual(Object.keys(decidedElsewhere).sort());
  });
});

/** A request with this value alone. */
function requestOf({ list, members }: InputCheck, field: string, value: unknown): unknown {
  const request = {};
  const holder = {};
  put(list === '' ? request : holder, members[field] ?? '', value);
  if (list !== '') put(request, list, [holder]);
  return request;
}

const cases = asked.flatMap(({ call, check, field }) =>
  field.constraints.flatMap(({ name, argument }) => {
    const rows = [...(constraints[name] as Constraint).accepts, ...(constraints[name] as Constraint).refuses];
    const values = rows.map(([value]) => value).filter((value) => typeof value === 'string' && value.trim() !== '');
    return field.type === 'text' && !isDynamic(argument)
      ? [[`${call}, ${check.screen} ${field.name}, ${name}`, check, field, values] as const]
      : [];
  }),
);

describe('a value that a screen refuses', () => {
  it.each(cases)('%s: is refused by the portal, and no other', (_, check, field, values) => {
    const alone = { ...check, when: [], fields: [{ ...field, shownWhen: null, rules: [] }] };
    const refused = (value: unknown) => inputProblem([alone], requestOf(check, field.name, value), known, parts);
    expect(values).not.toEqual([]);
    for (const value of values) {
      const own = { ...field, constraints: field.constraints.filter(({ argument }) => !isDynamic(argument)) };
      const failures = validateFields([own], { [field.name]: value }, constraints);
      const problem = refused(value);
      if (failures.length > 0)
        expect([value, problem?.field, problem?.row]).toEqual([value, field.name, check.list === '' ? null : 0]);
      // Bounds such as today are not in `failures`.
      else if (own.constraints.length === field.constraints.length) expect([value, problem]).toEqual([value, null]);
      if (problem !== null) expect(problem.message).toMatch(/^[^「]*(?:「[^」]+」[^「]*)*。(?:例：.*)?$/);
    }
  });
});

function originalOf({ screen, list }: InputCheck, { name }: CheckedField): Field {
  const own = project.screens.find((one) => one.name === screen);
  const fields = list === '' ? own?.fields : own?.groups.flatMap((group) => group.fields);
  const field = (fields ?? []).find((one) => one.name === name);
  if (field === undefined) throw new Error(`${screen} has no ${name}`);
  return field;
}
