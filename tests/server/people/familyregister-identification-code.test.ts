import { describe } from 'vitest';
import { daysLater } from '../../../src/server/kernel/time/days-later.ts';
import { japanDate } from '../../../src/server/kernel/time/japan-date.ts';
import { registersOf } from '../../../src/server/services/familyregister-identification-code/registers-of.ts';
import { rule, type Sample } from './rule.ts';

const closed = ({ person }: Sample) => person.identificationCode?.closedRegisters ?? [];

describe('sample people: identification code', () => {
  rule(
    'Family Register Act 12: a closed register is another one than that in force',
    closed,
    ({ domicile, headOfTheFamily }, { person }) =>
      domicile !== person.domicile.domicile || headOfTheFamily !== person.domicile.headOfTheFamily,
  );
  rule(
    'Civil Code 790, Family Register Act 6: the head of an earlier register, before any marriage, has the same family name',
    closed,
    ({ headOfTheFamily }, { person }) => headOfTheFamily.split('　')[0] === person.card.kanjiName.split('　')[0],
  );
  rule(
    'Family Register Act 12: everybody has one register in force, which comes first',
    ({ person }) => [registersOf(person)],
    (registers) => registers[0]?.type === '1' && registers.slice(1).every(({ type }) => type === '2'),
  );
  rule(
    'Family Register Act 120-3: codes have been given since 1 March 2024',
    ({ person, now }) =>
      (person.identificationCode?.issued ?? []).map(({ daysAgo }) => japanDate(daysLater(now, -daysAgo))),
    (issuedOn, { today }) => issuedOn >= '20240301' && issuedOn <= today,
  );
});
