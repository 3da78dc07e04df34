import { describe } from 'vitest';
import { daysLater } from '../../../src/server/kernel/time/days-later.ts';
import { japanDate } from '../../../src/server/kernel/time/japan-date.ts';
import { monthsLater } from '../../../src/server/kernel/time/months-later.ts';
import type { Persona } from '../../../src/server/sandbox/people/persona.ts';
import { parseCatalogue, readCatalogueTexts } from '../../../src/server/services/nq/catalogue/catalogue-files.ts';
import { catalogueRows } from '../../../src/server/services/nq/catalogue/catalogue-rows.ts';
import { ageOn, rule, type Sample } from './rule.ts';
import { studied } from './studied.ts';

const rows = catalogueRows(parseCatalogue((await readCatalogueTexts()).texts));

const record = ({ nationalQualifications = {} }: Persona) => nationalQualifications;
const held = ({ person }: Sample) => record(person).held ?? [];

interface Sat {
  readonly qualificationId: string;
  readonly result: string;
  readonly examineeNumber: string;
  readonly unit: string;
  readonly timesAgo: number;
  readonly on: string;
  readonly resultOn: string;
}

/** A person's examinations with their days. */
function exams({ person, today }: Sample): readonly Sat[] {
  return (record(person).exams ?? []).map(({ qualificationId, qualificationHandleUnitCode, timesAgo, ...told }) => {
    const past = rows.nq_exams
      .filter((exam) => exam.qualification_id === qualificationId && exam.unit_code === qualificationHandleUnitCode)
      .map((exam) => [String(exam.examination_date), String(exam.result_on)] as const)
      .filter(([on]) => on < today)
      .sort(([one], [other]) => (one > other ? -1 : 1));
    const [on = '', resultOn = ''] = past[timesAgo - 1] ?? [];
    return { qualificationId, unit: qualificationHandleUnitCode, timesAgo, ...told, on, resultOn };
  });
}

const passed = (sample: Sample) => exams(sample).filter(({ result }) => result === '1');
const filed = (sample: Sample) =>
  (sample.person.applied?.applications ?? []).map(({ procedure, daysAgo, values, status }) => {
    const [qualification = '', business = ''] = procedure.split('/');
    return { qualification, business, status, values, on: japanDate(daysLater(sample.now, -daysAgo)) };
  });
/** The application tells the day of the results of this examination. */
const isResultOf = (told: unknown, { qualificationId, unit, timesAgo }: Sat) =>
  JSON.stringify(told) === JSON.stringify({ resultOf: `${qualificationId}/${unit}`, timesAgo });
const byExam = (sample: Sample) => filed(sample).filter(({ values }) => values.way === 'exam');

/** Examinations in which passed subjects count next time (Tax Accountant Act 7, Child Welfare Act Enforcement Regulation 6-11). */
const keepSubjects = new Set(['tax-accountant', 'nursery-teacher']);

describe('sample people: national qualifications', () => {
  rule('what is held exists in the catalogue at that unit', held, ({ qualificationId, qualificationHandleUnitCode }) =>
    rows.nq_units.some(
      (unit) => unit.qualification_id === qualificationId && unit.code === qualificationHandleUnitCode,
    ),
  );
  rule(
    'School Education Act, act of each profession: there was time to study for everything that is held',
    (sample) => (held(sample).length > 0 ? [held(sample)] : []),
    (all, { person }) =>
      studied(
        person.card.birthdate,
        all.map(({ qualificationId, registeredOn }) => [qualificationId, registeredOn]),
      ),
  );
  rule(
    'Act on Public Health Nurses 7: public health nurses are nurses',
    (sample) => held(sample).filter(({ qualificationId }) => qualificationId === 'public-health-nurse'),
    ({ registeredOn }, sample) =>
      held(sample).some((other) => other.qualificationId === 'nurse' && other.registeredOn <= registeredOn),
  );
  rule('a registration is not from the future, and its number has digits', held, (one, { today }) => {
    return one.registeredOn <= today && /\d{4,}$/.test(one.registrationNumber);
  });
  rule(
    'Real Estate Brokerage Act 22-2: the card runs for five years and was not issued before the registration; nothing else expires',
    held,
    ({ qualificationId, validUntil, registeredOn }) =>
      (qualificationId === 'real-estate-broker') === (validUntil !== undefined) &&
      (validUntil === undefined || monthsLater(validUntil, -60) >= registeredOn),
  );
  rule('an examination that was sat is one of the catalogue', exams, ({ on }) => on !== '');
  rule(
    'act of each profession: who is 18 or older sat it',
    exams,
    ({ on }, { person }) => ageOn(on, person.card.birthdate) >= 18,
  );
  rule(
    'act of each profession: nobody sits an examination that they have passed, or of what they hold',
    exams,
    (exam, sample) =>
      passed(sample).every((one) => one.qualificationId !== exam.qualificationId || one.on >= exam.on) &&
      held(sample).every((one) => one.qualificationId !== exam.qualificationId || one.registeredOn >= exam.on),
  );
  rule(
    'act of each profession: the registration follows the result',
    (sample) =>
      passed(sample).flatMap((exam) =>
        held(sample)
          .filter(({ qualificationId }) => qualificationId === exam.qualificationId)
          .map(({ registeredOn }) => ({ registeredOn, exam })),
      ),
    ({ registeredOn, exam }) => registeredOn >= exam.resultOn,
  );
  rule(
    'Tax Accountant Act 7, Child Welfare Act Enforcement Regulation 6-11: subjects are kept in examinations that say so',
    (sample) => exams(sample).filter(({ result }) => result === '5'),
    ({ qualificationId }) => keepSubjects.has(qualificationId),
  );
  rule(
    'act of each profession: who applies to be registered by an examination has passed it, with that number, before',
    byExam,
    ({ qualification, values, on }, sample) =>
      passed(sample).some(
        (exam) =>
          exam.qualificationId === qualification &&
          exam.examineeNumber === values.examineeNumber &&
          isResultOf(values.passedOn, exam) &&
          exam.resultOn <= on,
      ),
  );
  rule(
    'act of each profession: who applies for anything else is registered',
    (sample) => filed(sample).filter(({ business }) => !['registration', 'exam'].includes(business)),
    ({ qualification, values, on }, sample) =>
      held(sample).some(
        ({ qualificationId, registeredOn, registrationNumber }) =>
          qualificationId === qualification &&
          registeredOn <= on &&
          (values.registrationNumber ?? registrationNumber) === registrationNumber,
      ),
  );
  rule(
    'act of each profession: a registration that was granted is later than the application',
    (sample) => filed(sample).filter(({ business, status }) => business === 'registration' && status === '5'),
    ({ qualification, on }, sample) =>
      held(sample).some(({ qualificationId, registeredOn }) => qualificationId === qualification && registeredOn > on),
  );
  rule(
    'an application has the name and the address of the card',
    (sample) => filed(sample).filter(({ values }) => values.familyName !== undefined),
    ({ values }, { person }) =>
      `${values.familyName}　${values.firstName}` === person.card.kanjiName && values.address === person.card.address,
  );
  rule(
    'what an application tells of had happened',
    (sample) =>
      filed(sample).flatMap(({ values, on }) =>
        Object.entries(values).flatMap(([name, value]) =>
          name.endsWith('On') && typeof value === 'string' ? [{ day: value.replaceAll('-', ''), on }] : [],
        ),
      ),
    ({ day, on }) => day <= on,
  );
});
