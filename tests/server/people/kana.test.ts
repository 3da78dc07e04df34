import { describe } from 'vitest';
import type { Family, FamilyMember } from '../../../src/server/common/register/family.ts';
import { daysLater } from '../../../src/server/kernel/time/days-later.ts';
import { japanDate } from '../../../src/server/kernel/time/japan-date.ts';
import { familyOf } from '../../../src/server/services/kana/family-of.ts';
import type { FiledProcedure } from '../../../src/server/services/kana/stand-in/filed-before.ts';
import { readingsOf } from './readings.ts';
import { ageOn, rule, type Sample } from './rule.ts';

const families = ({ person }: Sample) => (person.family === undefined ? [] : [familyOf(person)]);
const isDay = ({ birthdate }: FamilyMember) => /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(birthdate);
const ofType = (type: string) => (sample: Sample) =>
  families(sample).flatMap(({ members }) => {
    const [self] = members;
    return self === undefined ? [] : members.filter((each) => each.type === type).map((member) => ({ self, member }));
  });
const names = ({ familyName, members }: Family) => [familyName, ...members.map(({ firstName }) => firstName)];
const filed = ({ person }: Sample) => (person.family?.filed ?? []).map((one) => ({ one, family: familyOf(person) }));
/** What the municipality asks to correct is not right. */
const isQuestioned = ({ documents }: FiledProcedure, id: string) =>
  documents.some(({ adjustment }) =>
    adjustment?.reports.some((report) => report.id === id && report.furigana === true),
  );

describe('sample people: kana of names', () => {
  rule('Family Register Act 9, 14: the head is the person, their spouse or a parent', families, ({ headId, members }) =>
    ['1', '2', '4'].includes(members.find(({ id }) => id === headId)?.type ?? ''),
  );
  rule(
    'Family Register Act 16, 17: no three generations, and who married left the parents’ register',
    families,
    ({ members }) => {
      const types = new Set(members.map(({ type }) => type));
      return !types.has('4') || (!types.has('2') && !types.has('3'));
    },
  );
  rule('Civil Code 732: at most one spouse', families, ({ members }) => {
    return members.filter(({ type }) => type === '2').length <= 1;
  });
  rule(
    'Civil Code 731: spouses are 18 or older',
    (sample) => ofType('2')(sample).flatMap(({ self, member }) => [self, member].filter(isDay)),
    ({ birthdate }, { today }) => ageOn(today, birthdate) >= 18,
  );
  rule('Civil Code 739: spouses have different sexes', ofType('2'), ({ self, member }) => self.sex !== member.sex);
  rule(
    'a parent is at least 15 years older than a child of their own',
    (sample) => [
      ...ofType('3')(sample).map(({ self, member }) => ({ parent: self, child: member })),
      ...ofType('4')(sample).map(({ self, member }) => ({ parent: member, child: self })),
    ],
    ({ parent, child }) =>
      child.parentage === 'adopted' || Number(child.birthdate.slice(0, 4)) - Number(parent.birthdate.slice(0, 4)) > 15,
  );
  rule(
    'Civil Code 792, 793: who adopts is 20 or older, and the elder',
    (sample) => ofType('3')(sample).filter(({ member }) => member.parentage === 'adopted'),
    ({ self, member }, { today }) => ageOn(today, self.birthdate) >= 20 && self.birthdate < member.birthdate,
  );
  rule(
    'Family Register Act 13(2): kana in the register are an accepted reading',
    (sample) => families(sample).flatMap((family) => names(family).filter(({ furigana }) => furigana !== '')),
    ({ origin, furigana }) => readingsOf(origin).includes(furigana),
  );
  rule(
    'Family Register Act 13(2): kana that were reported are an accepted reading, except where the municipality asks',
    (sample) =>
      filed(sample).flatMap(({ one, family }) =>
        one.reports.filter(({ id }) => !isQuestioned(one, id)).map((report) => ({ report, family })),
      ),
    ({ report: { id, furigana }, family }) => {
      const member = family.members.find((each) => id === `first-name-${each.id}`);
      return readingsOf(member?.firstName.origin ?? family.familyName.origin).includes(furigana);
    },
  );
  rule(
    'Act 48 of 2023: notifications began on 26 May 2025, and what the municipality sends comes after one',
    filed,
    ({ one: { daysAgo, documents } }, { now }) =>
      japanDate(daysLater(now, -daysAgo)) >= '20250526' &&
      documents.every((document) => document.daysAgo <= daysAgo && document.daysAgo >= 0),
  );
  rule(
    'what is to be corrected was reported, and is due later',
    (sample) =>
      filed(sample).flatMap(({ one }) =>
        one.documents.flatMap(({ adjustment }) => (adjustment === undefined ? [] : [{ one, adjustment }])),
      ),
    ({ one, adjustment }) =>
      one.status === '2' &&
      adjustment.dueInDays > 0 &&
      adjustment.reports.every((asked) => one.reports.some(({ id }) => id === asked.id)),
  );
  rule(
    'Family Register Act 14: the head is the one of the family that the kana procedure knows',
    ({ person }) => (person.family === undefined ? [] : [familyOf(person)]),
    ({ headId, members, familyName: name }, { person }) =>
      person.domicile.headOfTheFamily ===
      `${name.origin}　${members.find(({ id }) => id === headId)?.firstName.origin}`,
  );
});
