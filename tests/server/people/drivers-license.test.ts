import { describe } from 'vitest';
import { daysLater } from '../../../src/server/kernel/time/days-later.ts';
import { japanDate } from '../../../src/server/kernel/time/japan-date.ts';
import { monthsLater } from '../../../src/server/kernel/time/months-later.ts';
import type { Licence } from '../../../src/server/services/drivers-license/licence.ts';
import { licenceOf } from '../../../src/server/services/drivers-license/stand-in/licence-of.ts';
import { ageOn, rule, type Sample } from './rule.ts';

const licences = ({ person, now }: Sample) => [licenceOf(person, now)].filter((licence) => licence !== null);
const events = (sample: Sample) =>
  licences(sample).flatMap((licence) => licence.events.map((event) => ({ ...event, licence })));
const firstOn = ({ kinds }: Licence) => kinds.map(({ acquiredOn }) => acquiredOn).sort()[0] ?? '';
/** The birthday a month before the end. */
const ageAtEnd = ({ validUntil }: Licence, { person }: Sample) => {
  const { birthdate } = person.card;
  const years = Number(validUntil.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return [years - 1, years].find((age) => monthsLater(birthdate, 12 * age + 1) === validUntil);
};
const birthdayAt = ({ person }: Sample, age: number) => monthsLater(person.card.birthdate, 12 * age);
const isRenewed = (licence: Licence) => licence.deliveredOn !== firstOn(licence);

const youngest: readonly (readonly [RegExp, number])[] = [
  [/^(普通自動二輪車|小型特殊自動車|原動機付自転車)/, 16],
  [/^(普通自動車|準中型自動車|大型自動二輪車|大型特殊自動車|けん引)/, 18],
  [/^中型自動車/, 20],
  [/^大型自動車|第二種/, 21],
];

const points: { readonly [content: string]: number } = {
  '速度超過（20キロメートル毎時以上25キロメートル毎時未満）': 2,
  '速度超過（30キロメートル毎時以上50キロメートル毎時未満）': 6,
  安全運転義務違反による物の事故: 2,
  一時不停止: 2,
};

const commissions = new Set(
  '10 11 12 13 14 20 21 22 23 24 25 30 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 60 61 62 63 64 65 70 71 72 73 74 80 81 82 83 90 91 92 93 94 95 96 97'.split(
    ' ',
  ),
);

/** Events of the five years that end forty days before the birthday of the renewal. */
function countedFor(licence: Licence, sample: Sample) {
  const birthday = birthdayAt(sample, ageAtEnd(licence, sample) ?? 0);
  const [, year = '', month = '', day = ''] = /^(....)(..)(..)$/.exec(birthday) ?? [];
  const until = japanDate(daysLater(new Date(`${year}-${month}-${day}T00:00:00Z`), -40));
  const from = monthsLater(until, -60);
  return { from, events: licence.events.filter(({ date }) => date > from && date <= until) };
}

const ofCategory = (category: Licence['category']) => (sample: Sample) =>
  licences(sample).filter((licence) => licence.category === category);

describe('sample people: driving licence', () => {
  rule(
    'Road Traffic Act 88(1), 96(5): old enough for each kind when it was acquired',
    (sample) => licences(sample).flatMap(({ kinds }) => kinds),
    ({ name, acquiredOn }, { person }) => {
      const least = youngest.find(([names]) => names.test(name))?.[1];
      return least !== undefined && ageOn(acquiredOn, person.card.birthdate) >= least;
    },
  );
  rule(
    'Road Traffic Act 92: no kind was acquired after the licence was delivered, and the licence is not from the future',
    licences,
    ({ kinds, deliveredOn }, { today }) =>
      deliveredOn <= today && kinds.every(({ acquiredOn }) => acquiredOn <= deliveredOn),
  );
  rule(
    'licence number: a commission, the year of the first licence, six digits, check digit, times issued again',
    licences,
    (licence) => {
      const [a, b, c, d, e, f, g, h, i, j, check] = [...licence.number].map(Number) as (number | undefined)[];
      const digits = [a, b, c, d, e, f, g, h, i, j].map((digit) => digit ?? 0);
      const sum = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2].reduce((total, by, index) => total + by * (digits[index] ?? 0), 0);
      return (
        /^\d{12}$/.test(licence.number) &&
        commissions.has(licence.number.slice(0, 2)) &&
        licence.number.slice(2, 4) === firstOn(licence).slice(2, 4) &&
        String(11 - (sum % 11)).slice(-1) === String(check)
      );
    },
  );
  rule(
    'Road Traffic Act 92-2 (now 95-6): the last day is one month after a birthday, and the renewal begins a month before it',
    licences,
    (licence, sample) => {
      const age = ageAtEnd(licence, sample);
      return age !== undefined && licence.renewalFrom === monthsLater(birthdayAt(sample, age), -1);
    },
  );
  rule(
    'Road Traffic Act 101: who renewed did so within a month of a birthday',
    (sample) => licences(sample).filter(isRenewed),
    ({ deliveredOn }, sample) => {
      const age = ageOn(deliveredOn, sample.person.card.birthdate);
      return [age, age + 1].some(
        (each) =>
          monthsLater(birthdayAt(sample, each), -1) <= deliveredOn &&
          deliveredOn <= monthsLater(birthdayAt(sample, each), 1),
      );
    },
  );
  rule(
    'Road Traffic Act 92-2 (now 95-6): a first licence ends after the third birthday that follows it',
    (sample) => licences(sample).filter((licence) => !isRenewed(licence)),
    (licence, sample) => ageAtEnd(licence, sample) === ageOn(licence.deliveredOn, sample.person.card.birthdate) + 3,
  );
  rule(
    'Road Traffic Act 92-2 (now 95-6): a renewed licence runs 5 years (4 at 71, 3 from 72 on), 3 for who had it for less than 5 years or has violations',
    (sample) => licences(sample).filter(isRenewed),
    (licence, sample) => {
      const age = ageOn(licence.deliveredOn, sample.person.card.birthdate);
      const years = (ageAtEnd(licence, sample) ?? 0) - age;
      const from = monthsLater(licence.deliveredOn, -62);
      const isLong = monthsLater(firstOn(licence), 60) <= licence.deliveredOn;
      const earlier = licence.events.filter(({ date }) => date > from && date < licence.deliveredOn);
      const isBad = earlier.length > 1 || earlier.some((event) => event.points > 3);
      if (!isLong || isBad || age >= 72) return years === 3;
      return years === (age === 71 ? 4 : 5);
    },
  );
  rule(
    'Enforcement Order 33-7: excellent drivers had five years without any violation',
    ofCategory('1'),
    (licence, sample) => {
      const { from, events: counted } = countedFor(licence, sample);
      return counted.length === 0 && firstOn(licence) <= from;
    },
  );
  rule(
    'Enforcement Order 33-7: ordinary drivers had five years with one violation of at most 3 points',
    ofCategory('2'),
    (licence, sample) => {
      const { from, events: counted } = countedFor(licence, sample);
      return counted.length === 1 && counted.every((event) => event.points <= 3) && firstOn(licence) <= from;
    },
  );
  rule('Enforcement Order 33-7: drivers with violations had more than that', ofCategory('3'), (licence, sample) => {
    const { events: counted } = countedFor(licence, sample);
    return counted.length > 1 || counted.some((event) => event.points > 3);
  });
  rule(
    'Enforcement Order 33-7: who renews for the first time has held the licence for less than five years',
    ofCategory('4'),
    (licence, sample) => firstOn(licence) > countedFor(licence, sample).from && !isRenewed(licence),
  );
  rule(
    'Enforcement Order, table 2: points are those of the violation',
    events,
    ({ content, points: given }) => points[content] === given,
  );
  rule(
    'an event is between the first licence and today, the latest first',
    events,
    ({ date, licence }, { today }) =>
      firstOn(licence) <= date &&
      date <= today &&
      licence.events.every((event, index, all) => index === 0 || event.date <= (all[index - 1]?.date ?? '')),
  );
  rule(
    'Enforcement Order 38, table 3: a suspension follows 6 points or more of three years',
    (sample) => licences(sample).flatMap((licence) => licence.dispositions.map(({ date }) => ({ date, licence }))),
    ({ date, licence }) => {
      const before = licence.events.filter((event) => event.date < date && event.date > monthsLater(date, -36));
      return before.reduce((sum, event) => sum + event.points, 0) >= 6;
    },
  );
  rule(
    'Enforcement Order 38, table 3: six points since the last suspension would have brought another',
    (sample) => licences(sample).filter(({ events: all }) => all.length > 0),
    ({ dispositions, points: inEffect }) => dispositions.length === 0 || inEffect < 6,
  );
  rule(
    'Road Traffic Act 108-2: a course on the net is for excellent and ordinary drivers in the renewal period',
    (sample) => (sample.person.licence?.course === undefined ? [] : licences(sample)),
    ({ category, renewalFrom, validUntil }, { person, now, today }) => {
      const done = japanDate(daysLater(now, -(person.licence?.course?.completedDaysAgo ?? 0)));
      return ['1', '2'].includes(category) && renewalFrom <= done && today <= validUntil;
    },
  );
  rule(
    'Act 32 of 2022: licences on the card, and the changes they send, began on 24 March 2025',
    ({ person, now }) =>
      person.licence?.autoChangeForDays === undefined
        ? []
        : [[person.licence.ownership ?? '1', japanDate(daysLater(now, -person.licence.autoChangeForDays))] as const],
    ([ownership, since]) => ownership !== '3' && since >= '20250324',
  );
  rule('Family Register Act 13: the permanent address begins with a prefecture', licences, ({ permanentAddress }) =>
    /^(東京都|北海道|京都府|大阪府|.{2,3}県)/.test(permanentAddress),
  );
});
