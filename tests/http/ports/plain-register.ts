import type { Citizen } from '../../../src/server/ports/identity.ts';
import type { PersonFacts, Progress, Register, RegisterRecord } from '../../../src/server/ports/register.ts';
import { factsOfServices } from './facts-of-service.ts';
import { plainRecord } from './plain-record.ts';

/** Questions until what it gets is there. */
export const mostQuestions = 3;

const allFacts: Partial<RegisterRecord> = Object.assign({}, ...factsOfServices.map(({ facts }) => facts));

/** Of people whose subjects are of another length, another one. */
const birthOf = ({ length }: string) => ({
  sex: length % 2 === 0 ? '1' : '2',
  birthdate: String(19800000 + 401 + length),
});

export const unreadable = { failure: { errorCode: 'EDS101', errorMessage: '時間をおいてお試しください。' } } as const;

/** What other registers than the national one say, none of which can be read. */
const nothingRead: Omit<RegisterRecord, keyof PersonFacts> = {
  domicile: unreadable,
  certificatesAsked: unreadable,
  contact: unreadable,
  selfInfo: unreadable,
  notifications: unreadable,
  ...Object.fromEntries(
    factsOfServices.flatMap(({ facts }) => Object.keys(facts)).map((part) => [part, unreadable] as const),
  ),
};

/**
 * A register of one's own, which keeps nothing in the portal's database: it knows everybody by their subject. `unreadable`: of whom the family
 * register cannot be read; `served`: of whom every service's register knows something; `alone`: of whom the card alone is
 * known, as all other registers are away.
 */
export function plainRegister({
  unlinked = [],
  unreadable: unread = [],
  alone = [],
  served = [],
}: {
  readonly [what: string]: readonly string[];
} = {}): Register {
  const linked = new Set<string>();
  const asked = new Map<string, number>();
  const record = ({ subject, name }: Citizen): RegisterRecord => ({
    ...plainRecord,
    ...(served.includes(subject) && allFacts),
    has4Information: served.includes(subject),
    certificatesAsked: subject.length,
    selfInfo: plainRecord.selfInfo.map((one) => ({ ...one, title: `${one.title}（${subject}）` })),
    notifications: plainRecord.notifications.map((one) => ({ ...one, body: `${one.body}（${subject}）` })),
    card: {
      ...birthOf(subject),
      kanjiName: name,
      address: `東京都見本区例示町${subject}`,
    },
    combinationCode: subject,
    pseudonym: unlinked.includes(subject) && !linked.has(subject) ? 'none' : 'linked',
    domicile: unread.includes(subject)
      ? unreadable
      : { domicile: `東京都見本区${subject}`, headOfTheFamily: name, isChangingFamilyRegister: false },
    contact: { email: `${subject}@mail.example` },
    ...(alone.includes(subject) && nothingRead),
  });
  return {
    of: async (citizen) => record(citizen),
    async linkPseudonym(citizen, card) {
      const own = record(citizen).card;
      const isOwn = own.kanjiName === card.kanjiName && own.birthdate === card.birthdate && own.sex === card.sex;
      if (!isOwn) return false;
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
