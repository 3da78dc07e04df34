import { describe } from 'vitest';
import { ageOn, rule } from './rule.ts';

const familyName = (name: string) => name.split('　')[0];

describe('sample people: family register', () => {
  rule(
    'Family Register Act 6, 14; Civil Code 750, 790: the head of the register has the person’s family name',
    ({ person }) => [person.domicile.headOfTheFamily],
    (head, { person }) => familyName(head) === familyName(person.card.kanjiName),
  );
  rule(
    'Family Register Act 16, 21: nobody under 18 heads a register',
    ({ person, today }) => {
      const { birthdate } = person.card;
      return /^\d{8}$/.test(birthdate) && ageOn(today, birthdate) < 18 ? [person.domicile.headOfTheFamily] : [];
    },
    (head, { person }) => head !== person.card.kanjiName,
  );
  rule(
    'Family Register Act 13: the domicile begins with a prefecture',
    ({ person }) => [person.domicile.domicile],
    (domicile) => /^(北海道|東京都|京都府|大阪府|.{2,3}県)/.test(domicile),
  );
});
