import type { Citizen } from '../../../src/server/ports/identity.ts';
import type { Progress, Register, RegisterRecord } from '../../../src/server/ports/register.ts';
import { plainRecord } from './plain-record.ts';

/** Questions until what it gets is there. */
export const mostQuestions = 3;

/** A register of one's own, which keeps nothing in the portal's database: it knows everybody by their subject. `unreadable`: of whom the family register cannot be read. */
export function plainRegister({
  unlinked = [],
  unreadable = [],
}: {
  readonly [what: string]: readonly string[];
} = {}): Register {
  const linked = new Set<string>();
  const asked = new Map<string, number>();
  const record = ({ subject, name }: Citizen): RegisterRecord => ({
    ...plainRecord,
    card: { ...plainRecord.card, kanjiName: name, address: `東京都見本区例示町${subject}` },
    combinationCode: subject,
    pseudonym: unlinked.includes(subject) && !linked.has(subject) ? 'none' : 'linked',
    domicile: unreadable.includes(subject)
      ? { failure: { errorCode: 'EDS101', errorMessage: '時間をおいてお試しください。' } }
      : { domicile: `東京都見本区${subject}`, headOfTheFamily: name, isChangingFamilyRegister: false },
    contact: { email: `${subject}@mail.example` },
  });
  return {
    of: async (citizen) => record(citizen),
    async linkPseudonym(citizen, card) {
      if (record(citizen).card.kanjiName !== card.kanjiName) return false;
      linked.add(citizen.subject);
      return true;
    },
    async obtain(what, { subject }) {
      asked.set(`${what} ${subject}`, asked.get(`${what} ${subject}`) ?? 0);
    },
    async progressOf(what, { subject }): Promise<Progress | null> {
      const questions = asked.get(`${what} ${subject}`);
      if (questions === undefined) return null;
      asked.set(`${what} ${subject}`, questions + 1);
      return { isThere: questions + 1 >= mostQuestions };
    },
  };
}
