import { describe } from 'vitest';
import { ageOn, rule, type Sample } from './rule.ts';

const certificates = ({ person }: Sample) => person.tax?.certificates ?? [];
const ofKind = (kind: string) => (sample: Sample) => certificates(sample).filter((one) => one.kind === kind);
const yearly = (kind: string) => (sample: Sample) =>
  ofKind(kind)(sample).flatMap(({ amountYen, lastYearYen }) =>
    lastYearYen === undefined ? [amountYen] : [amountYen, lastYearYen],
  );
const ageOf = ({ person, today }: Sample) => ageOn(today, person.card.birthdate);

/** Of which site, by kind (`src/server/common/tax/sites.ts` says so in words). */
const siteOf: { readonly [kind: string]: string } = {
  '01': 'eShishobako',
  '02': 'eShishobako',
  '03': 'nenkinNet',
  '04': 'eShishobako',
  '05': 'delivery',
  '06': 'delivery',
  '07': 'eTax',
  '08': 'eTax',
  '09': 'nenkinNet',
  '10': 'furusato',
};

/** National pension, a month from April 2026. */
const contributionYen = 17_920;

describe('sample people: tax return and year-end adjustment', () => {
  rule('a certificate comes from the site that has its kind', certificates, ({ kind, site }) => siteOf[kind] === site);
  rule('amounts are whole yen, and more than none', certificates, ({ amountYen, lastYearYen = 1 }) =>
    [amountYen, lastYearYen].every((yen) => Number.isInteger(yen) && yen > 0),
  );
  rule(
    'National Pension Act 87: at most twelve contributions of the year, from who is 20 to 64',
    yearly('03'),
    (yen, sample) => yen <= 12 * contributionYen && ageOf(sample) >= 20 && ageOf(sample) < 65,
  );
  rule(
    'Defined Contribution Pension Act 62, 69: iDeCo under 65, in full thousands of 5,000 or more a month, employees at most 276,000 yen',
    yearly('04'),
    (yen, sample) =>
      ageOf(sample) < 65 &&
      yen % 12_000 === 0 &&
      yen >= 60_000 &&
      yen <= (ofKind('08')(sample).length > 0 ? 276_000 : 816_000),
  );
  rule(
    'Small Enterprise Mutual Relief Act 4: 1,000 to 70,000 yen a month in steps of 500',
    yearly('05'),
    (yen) => yen % (12 * 500) === 0 && yen >= 12_000 && yen <= 840_000,
  );
  rule(
    'Special Taxation Measures Act 41: the balance of a home loan falls',
    (sample) => ofKind('06')(sample).filter(({ lastYearYen }) => lastYearYen !== undefined),
    ({ amountYen, lastYearYen = 0 }) => amountYen < lastYearYen,
  );
  rule(
    'Special Taxation Measures Act 41: the deduction is 0.7 % of the balance in full hundreds, at most 350,000 yen',
    (sample) =>
      ofKind('07')(sample).flatMap((deduction) => ofKind('06')(sample).map((balance) => ({ deduction, balance }))),
    ({ deduction, balance }) =>
      (['amountYen', 'lastYearYen'] as const).every(
        (year) =>
          deduction[year] === Math.min(350_000, Math.floor(Math.floor((balance[year] ?? 0) * 7) / 1000 / 100) * 100),
      ),
  );
  rule(
    'National Pension Act 26, supplementary 9-2: a slip of a public pension is for who is 60 or older',
    yearly('09'),
    (_yen, sample) => ageOf(sample) >= 60,
  );
  rule('Income Tax Act 78: a donation is of more than 2,000 yen', yearly('10'), (yen) => yen > 2000);
  rule(
    'Income Tax Act 73: patients are the person and relatives, each with a visit and an amount',
    ({ person }) => person.tax?.medical ?? [],
    ({ patient, visits, amountYen }) =>
      /^(本人|配偶者|子|父|母)$/.test(patient) && visits > 0 && Number.isInteger(amountYen) && amountYen > 0,
  );
});
