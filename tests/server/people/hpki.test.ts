import { describe } from 'vitest';
import { daysLater } from '../../../src/server/kernel/time/days-later.ts';
import { japanDate } from '../../../src/server/kernel/time/japan-date.ts';
import { issuerOf } from '../../../src/server/services/hpki/issuers.ts';
import { hepburn, readingsOf } from './readings.ts';
import { rule, type Sample, samples } from './rule.ts';
import { studied } from './studied.ts';

const qualified = ({ person }: Sample) => (person.qualified === undefined ? [] : [person.qualified]);
const held = (sample: Sample) => qualified(sample).flatMap(({ qualifications }) => qualifications);
const filed = (sample: Sample) =>
  held(sample).flatMap(({ application, ...one }) => (application === undefined ? [] : [{ ...one, application }]));

/** Types of `hpkiQualification` by the ids of the catalogue. */
const professions: { readonly [type: string]: string } = {
  '01': 'physician',
  '02': 'dentist',
  '03': 'pharmacist',
  '04': 'public-health-nurse',
  '05': 'midwife',
  '06': 'nurse',
};
const issuers: { readonly [type: string]: string } = { '01': 'jma', '03': 'jpa' };

describe('sample people: medical e-signature', () => {
  rule(
    'School Education Act 87, act of each profession: there was time to study for everything that is held',
    qualified,
    ({ qualifications }, { person }) =>
      studied(
        person.card.birthdate,
        qualifications.map(({ type, registrationDate }) => [
          professions[type] ?? '',
          registrationDate.replaceAll('-', ''),
        ]),
      ),
  );
  rule(
    'Act on Public Health Nurses 7: public health nurses and midwives are nurses',
    qualified,
    ({ qualifications }) =>
      qualifications.every(({ type }) => !['04', '05'].includes(type)) ||
      qualifications.some(({ type }) => type === '06'),
  );
  rule(
    'a registration is a day before today, and its number is of up to seven digits',
    held,
    ({ registrationDate, registrationNumber }, { today }) =>
      /^\d{4}-\d\d-\d\d$/.test(registrationDate) &&
      registrationDate.replaceAll('-', '') < today &&
      /^[1-9]\d{4,6}$/.test(registrationNumber),
  );
  rule('registers are numbered in order', held, ({ type, registrationNumber, registrationDate }) =>
    samples
      .flatMap(held)
      .every(
        (other) =>
          other.type !== type ||
          other.registrationDate <= registrationDate ||
          Number(other.registrationNumber) > Number(registrationNumber),
      ),
  );
  rule(
    'an application is later than the registration, and with the issuer of its kind',
    filed,
    ({ registrationDate, type, application }, { now }) =>
      japanDate(daysLater(now, -application.daysAgo)) > registrationDate.replaceAll('-', '') &&
      application.issuer === (issuers[type] ?? 'medis'),
  );
  rule(
    'hpki/issuers.ts: what is issued was applied for as long ago as issuing takes',
    (sample) => filed(sample).filter(({ application }) => application.status === '5'),
    ({ application }) => application.daysAgo > issuerOf(application.issuer).daysToIssue,
  );
  rule(
    'articles of the Japan Medical Association: a member is a doctor, with ten digits',
    (sample) => qualified(sample).filter(({ memberNumber }) => memberNumber !== undefined),
    ({ memberNumber = '', qualifications }) =>
      /^\d{10}$/.test(memberNumber) && qualifications.some(({ type }) => type === '01'),
  );
  rule(
    'Passport Act Enforcement Regulation 9: the Roman name is the reading in Hepburn capitals',
    ({ person }) =>
      person.qualified?.romanName === undefined ? [] : [{ ...person.qualified.romanName, name: person.card.kanjiName }],
    ({ family, first, name }) => {
      const [familyName = '', firstName = ''] = name.split('　');
      const isRead = (part: string, roman: string) => readingsOf(part).some((kana) => hepburn(kana) === roman);
      return isRead(familyName, family) && isRead(firstName, first);
    },
  );
});
