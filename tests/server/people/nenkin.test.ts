import { describe } from 'vitest';
import { monthsLater } from '../../../src/server/kernel/time/months-later.ts';
import { ageOn, rule, type Sample } from './rule.ts';

const insured = ({ person, today }: Sample) =>
  person.insured === undefined ? [] : [{ ...person.insured, age: ageOn(today, person.card.birthdate) }];
const ofKind = (kinds: readonly string[]) => (sample: Sample) =>
  insured(sample).filter(({ kind }) => kinds.includes(kind));

describe('sample people: pension', () => {
  rule(
    'National Pension Act 7(1): the self-employed, students and dependent spouses are 20 to 59 years old',
    ofKind(['1', '3']),
    ({ age }) => age >= 20 && age < 60,
  );
  rule(
    'National Pension Act 7(1), supplementary 3: employees are insured until 65',
    ofKind(['2']),
    ({ age }) => age >= 15 && age < 65,
  );
  rule(
    'National Pension Act 26, supplementary 9-2: who draws a pension is 60 or older',
    ofKind(['receiving']),
    ({ age }) => age >= 60,
  );
  rule(
    'National Pension Act 26: the claim is sent within three months before 65, and is of no use to who draws it',
    (sample) => insured(sample).filter(({ mayClaim }) => mayClaim === true),
    ({ kind }, { person, today }) =>
      kind !== 'receiving' && monthsLater(today, 3) >= monthsLater(person.card.birthdate, 65 * 12),
  );
  rule(
    'National Pension Act 102(4): contributions can be paid for two years, so at most 24 months are open',
    (sample) => insured(sample).filter(({ unpaidMonths = 0 }) => unpaidMonths > 0),
    ({ kind, unpaidMonths = 0, age }) => kind === '1' && unpaidMonths <= Math.min(24, 12 * (age - 20)),
  );
  rule(
    'National Pension Act 90-3: students are insured by themselves',
    (sample) => insured(sample).filter(({ isStudent }) => isStudent === true),
    ({ kind, age }) => kind === '1' && age >= 20,
  );
  rule(
    'National Pension Act 87-2: additional contributions are paid by who pays their own, and owes none',
    (sample) => insured(sample).filter(({ paysAdditional }) => paysAdditional === true),
    ({ kind, unpaidMonths = 0 }) => kind === '1' && unpaidMonths === 0,
  );
  rule(
    'National Pension Act 92-2: direct debit is for who pays their own contributions',
    (sample) => insured(sample).filter(({ paysByAccount }) => paysByAccount === true),
    ({ kind }) => kind === '1',
  );
});
