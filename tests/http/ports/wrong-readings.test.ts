import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isFailed, type Register, type RegisterRecord } from '../../../src/server/ports/register.ts';
import type { Signing } from '../../../src/server/ports/signing.ts';
import { toldBy } from './contract-check.ts';
import { plainPeopleCase, plainSignatureCase } from './plain-cases.ts';
import { mostQuestions } from './plain-register.ts';
import type { Holder } from './plain-signing.ts';
import { registerContract } from './register-contract.ts';
import { signingContract } from './signing-contract.ts';

type Wrong<Adapter> = readonly (readonly [what: string, made: (right: Adapter) => Partial<Adapter>, told: string])[];

const says =
  (change: (said: RegisterRecord) => Partial<RegisterRecord>) =>
  (right: Register): Partial<Register> => ({
    async of(citizen) {
      const said = await right.of(citizen);
      return { ...said, ...change(said) };
    },
  });

const unread = 'what it cannot read now it says, in a code and words for the citizen, and everything else all the same';
const links = 'links a pseudonym with the person of the card, and with nobody else';

const registers: Wrong<Register> = [
  [
    'names somebody else',
    says(({ card }) => ({ card: { ...card, kanjiName: '別の人' } })),
    'knows the card and the domicile of whom it is asked about',
  ],
  ['knows all by one number', says(() => ({ combinationCode: '1' })), 'knows each by themselves'],
  [
    'says something else each time',
    says(() => ({ selfInfo: [{ title: randomUUID(), receivedOn: '2026-11-30', isUnread: true }] })),
    'says the same whenever it is asked',
  ],
  [
    'throws where one part cannot be read',
    (right) => ({
      async of(citizen) {
        const said = await right.of(citizen);
        if (isFailed(said.domicile)) throw new Error('away');
        return said;
      },
    }),
    unread,
  ],
  [
    'takes what cannot be read for none',
    says(({ domicile }) =>
      isFailed(domicile) ? { domicile: { domicile: '', headOfTheFamily: '', isChangingFamilyRegister: false } } : {},
    ),
    unread,
  ],
  [
    'links with any card',
    (right) => ({ linkPseudonym: async (citizen) => right.linkPseudonym(citizen, (await right.of(citizen)).card) }),
    links,
  ],
  ['forgets what it has linked', says(() => ({ pseudonym: 'none' })), links],
  [
    'begins anew whenever it is asked to',
    (right) => {
      const asked = new Map<string, number>();
      return {
        obtain: async (what, citizen) => void asked.set(`${what} ${citizen.id}`, 0),
        async progressOf(what, citizen) {
          const questions = asked.get(`${what} ${citizen.id}`);
          if (questions === undefined) return right.progressOf(what, citizen);
          asked.set(`${what} ${citizen.id}`, questions + 1);
          return { isThere: questions + 1 >= mostQuestions };
        },
      };
    },
    'gets what it is asked for in its time, and tells so from then on',
  ],
];

const signings: Wrong<Signing & Holder> = [
  ['never tells that it was given up', () => ({ giveUp: () => {} }), 'waits, and can be given up'],
  [
    'says whatever was signed last',
    (right) => {
      let last = '';
      return {
        sign(id, card) {
          last = id;
          right.sign(id, card);
        },
        giveUp(id) {
          last = id;
          right.giveUp(id);
        },
        outcomeOf: async () => right.outcomeOf(last),
      };
    },
    'knows nothing of what was never asked for',
  ],
  [
    'signs the digest',
    (right) => ({
      ask: (asked) => right.ask({ ...asked, content: createHash('sha256').update(asked.content).digest('hex') }),
    }),
    'signs the content with the card of the citizen',
  ],
  [
    'takes the card that signed for the own one',
    (right) => {
      let signed = '';
      return {
        async outcomeOf(id) {
          const outcome = await right.outcomeOf(id);
          if (outcome !== null && outcome !== 'given-up') signed = outcome.certificate;
          return outcome;
        },
        certificateOf: async () => signed || null,
      };
    },
    'tells a signature by the card of somebody else',
  ],
  [
    'says of each that it was given up',
    (right) => ({ outcomeOf: async (id) => (await right.outcomeOf(id)) ?? 'given-up' }),
    'knows nothing of what was never asked for',
  ],
];

describe('contracts tell of', () => {
  it.each(registers)('a register that %s', async (_, made, told) => {
    const given = () => plainPeopleCase((right) => ({ ...right, ...made(right) }));
    expect(await toldBy((check) => registerContract(given, check))).toContain(told);
  });

  it.each(signings)('a service with which cards sign that %s', async (_, made, told) => {
    const given = () => plainSignatureCase((right) => ({ ...right, ...made(right) }));
    expect(await toldBy((check) => signingContract(given, check))).toContain(told);
  });
});
