import { describe } from 'vitest';
import { dayLater } from '../../../src/server/kernel/time/day-later.ts';
import { daysBetween } from '../../../src/server/kernel/time/days-between.ts';
import { monthsLater } from '../../../src/server/kernel/time/months-later.ts';
import { benefits } from '../../../src/server/services/employment-insurance/benefits.ts';
import { countedMonths } from '../../../src/server/services/employment-insurance/insured-months.ts';
import { ageOn, rule, type Sample } from './rule.ts';

const records = ({ person }: Sample) => (person.employment === undefined ? [] : [person.employment]);
const periods = (sample: Sample) => records(sample).flatMap((record) => record.periods);
const slips = (sample: Sample) =>
  records(sample).flatMap(({ slips: all = [], periods: those }) =>
    all.map((slip) => ({ ...slip, leftOn: those[slip.period]?.leftOn ?? '' })),
  );
const granted = ({ person }: Sample) => {
  const { entitlement, payments } = benefits(person);
  const { employment } = person;
  const slip = employment?.slips?.find(({ period }) => period === employment.entitlement?.period);
  if (entitlement === undefined || employment === undefined || slip === undefined) return [];
  const months = countedMonths(employment.periods.slice(slip.period), entitlement.leftOn);
  return [{ ...entitlement, payments, slip, months, age: ageOn(entitlement.leftOn, person.card.birthdate) }];
};
const paid = (kind: string) => (sample: Sample) =>
  benefits(sample.person).payments.filter((payment) => payment.kind === kind);

const prefecture = /^(0[1-9]|[1-3]\d|4[0-7])\d\d-\d{6}-\d$/;
const ownWill = ['4D', '5E'];
/** Article 23: by age, then by years insured. */
const forced: readonly (readonly [below: number, days: readonly number[]])[] = [
  [30, [90, 90, 120, 180, 180]],
  [35, [90, 120, 180, 210, 240]],
  [45, [90, 150, 180, 240, 270]],
  [60, [90, 180, 240, 270, 330]],
  [65, [90, 150, 180, 210, 240]],
];
/** Of 1 August 2025. */
const mostYen: readonly (readonly [below: number, yen: number])[] = [
  [30, 7255],
  [45, 8055],
  [60, 8870],
  [65, 7623],
];

describe('sample people: employment insurance', () => {
  rule(
    '雇用保険業務取扱要領 20706: an insured number has 4-6-1 digits, beginning with a prefecture',
    records,
    ({ insuredNumber }) => prefecture.test(insuredNumber),
  );
  rule('an office number has 4-6-1 digits, beginning with a prefecture', periods, ({ office }) =>
    prefecture.test(office.number),
  );
  rule(
    'Labour Standards Act 56: nobody is insured before the end of the school year in which they become 15',
    periods,
    ({ acquiredOn }, { person }) => {
      const { birthdate } = person.card;
      const year = Number(birthdate.slice(0, 4)) + (birthdate.slice(4) > '0401' ? 16 : 15);
      return acquiredOn >= `${year}0401`;
    },
  );
  rule(
    'periods are not in the future, end after they begin, and stand latest first',
    records,
    ({ periods: all }, { today }) =>
      all.every(
        ({ acquiredOn, leftOn = today }, index) =>
          acquiredOn <= leftOn && leftOn <= today && acquiredOn <= (all[index - 1]?.acquiredOn ?? today),
      ),
  );
  rule(
    'Employment Insurance Act 37-2: from 65 on, and not before, people are insured as elderly',
    periods,
    ({ kind, leftOn }, { person, today }) => (kind === '2') === ageOn(leftOn ?? today, person.card.birthdate) >= 65,
  );
  rule(
    'Enforcement Regulation 7, 17: a slip is issued after the last day of work and received not before that',
    slips,
    ({ leftOn, issuedOn, receivedOn = issuedOn }, { today }) =>
      leftOn < issuedOn && issuedOn <= receivedOn && receivedOn <= today,
  );
  rule(
    'Employment Insurance Act 15, 20: the decision comes after the slip, within a year of leaving, and its number has its year',
    granted,
    ({ decidedOn, leftOn, slip, number }, { today }) =>
      (slip.receivedOn ?? '99999999') <= decidedOn &&
      decidedOn <= monthsLater(leftOn, 12) &&
      decidedOn <= today &&
      new RegExp(`^\\d{5}-${decidedOn.slice(2, 4)}-\\d{6}-\\d$`).test(number),
  );
  rule(
    'Employment Insurance Act 20: the allowance can be drawn for a year after leaving',
    granted,
    ({ leftOn, expiresOn }) => expiresOn === monthsLater(leftOn, 12),
  );
  rule(
    'Employment Insurance Act 21: seven days of waiting begin with the decision',
    granted,
    ({ decidedOn, waitingUntil }) => daysBetween(decidedOn, waitingUntil) + 1 === 7,
  );
  rule(
    'Employment Insurance Act 33: who left of their own will waits for a month, who gave cause for three',
    (sample) => granted(sample).filter(({ slip }) => ownWill.includes(slip.reason)),
    ({ waitingUntil, restrictedUntil, slip }) =>
      restrictedUntil === monthsLater(waitingUntil, slip.reason === '5E' ? 3 : 1),
  );
  rule(
    'Employment Insurance Act 33: nobody else waits longer than seven days',
    (sample) => granted(sample).filter(({ slip }) => !ownWill.includes(slip.reason)),
    ({ restrictedUntil }) => restrictedUntil === undefined,
  );
  rule(
    'Employment Insurance Act 22: days for who left of their own will: 90, 120 from ten years on, 150 from twenty on',
    (sample) => granted(sample).filter(({ slip }) => ownWill.includes(slip.reason)),
    ({ days, months }) => days === (months < 120 ? 90 : months < 240 ? 120 : 150),
  );
  rule(
    'Employment Insurance Act 23: days for who left because of the employer, by age and years insured',
    (sample) => granted(sample).filter(({ slip }) => slip.reason === '1A'),
    ({ days, months, age }) => {
      const column = months < 12 ? 0 : months < 60 ? 1 : months < 120 ? 2 : months < 240 ? 3 : 4;
      return days === forced.find(([below]) => age < below)?.[1][column];
    },
  );
  rule(
    'Employment Insurance Act 16 to 18: 50 to 80 % (from 60 on 45 to 80 %) of the wage of a day, within the limits of the age',
    granted,
    ({ dailyAmount, slip, age }) => {
      const wage = (slip.monthlyWage * 6) / 180;
      const most = mostYen.find(([below]) => age < below)?.[1] ?? 0;
      const isInRate = dailyAmount <= 0.8 * wage && dailyAmount >= Math.floor((age < 60 ? 0.5 : 0.45) * wage);
      return dailyAmount >= 2411 && (dailyAmount === most || (dailyAmount < most && isInRate));
    },
  );
  rule(
    'Employment Insurance Act 15, 33: the basic allowance is paid by the day after waiting, not before its last day',
    (sample) => granted(sample).flatMap((one) => one.payments.map((payment) => ({ ...one, payment }))),
    ({ payment: { from, to, days, amountYen, paidOn }, waitingUntil, restrictedUntil, dailyAmount }, { today }) =>
      from > (restrictedUntil ?? waitingUntil) &&
      days === daysBetween(from, to) + 1 &&
      amountYen === days * dailyAmount &&
      to < paidOn &&
      paidOn <= today,
  );
  rule(
    'Employment Insurance Act 15: each certified time follows the one before, of at most four weeks, and no more days are paid than granted',
    (sample) => granted(sample).filter(({ payments }) => payments.length > 0),
    ({ payments, waitingUntil, days, daysLeft }) => {
      const inOrder = [...payments].reverse();
      return (
        inOrder.every(({ from }, index) => from === dayLater(inOrder[index - 1]?.to ?? waitingUntil, 1)) &&
        inOrder.every((payment) => payment.days <= 28) &&
        daysLeft >= 0 &&
        days - daysLeft === payments.reduce((sum, payment) => sum + payment.days, 0)
      );
    },
  );
  rule(
    'Employment Insurance Act 15: the next certification is at most four weeks ahead, and before the time ends',
    granted,
    ({ nextCertification, expiresOn }, { today }) => {
      const ahead = daysBetween(today, nextCertification);
      return ahead >= 0 && ahead <= 28 && nextCertification <= expiresOn;
    },
  );
  rule(
    'Employment Insurance Act 60-2: a general course is paid after it, at most 100,000 yen, to who was insured for a year',
    paid('3'),
    ({ from, to, paidOn, amountYen }, { person }) =>
      person.employment?.trainingUsedOn === from &&
      to < paidOn &&
      amountYen > 0 &&
      amountYen <= 100_000 &&
      countedMonths(
        person.employment.periods.filter(({ acquiredOn }) => acquiredOn < from),
        from,
      ) >= 12,
  );
  rule(
    'Employment Insurance Act 61-7: childcare leave is paid after each time of at most two months, to who was insured for a year before',
    paid('4'),
    ({ from, to, days, paidOn, amountYen }, { person, today }) =>
      days === daysBetween(from, to) + 1 &&
      days <= 62 &&
      to < paidOn &&
      paidOn <= today &&
      amountYen / days <= 16_110 * 0.67 &&
      (person.employment?.periods ?? []).some(({ acquiredOn }) => monthsLater(acquiredOn, 12) <= from),
  );
});
