import { expect, it } from 'vitest';
import type { Citizen } from '../../../src/server/ports/identity.ts';
import {
  isFailed,
  type Obtainable,
  type Progress,
  type Register,
  type RegisterRecord,
} from '../../../src/server/ports/register.ts';
import type { Check } from './contract-check.ts';
import { factsOfServices } from './facts-of-service.ts';
import { plainRecord } from './plain-record.ts';

interface Case {
  readonly register: Register;
  /** People with what it has to say of them, by which they can be told apart: of each member at least two have something else. */
  readonly known: readonly { readonly citizen: Citizen; readonly says: RegisterRecord }[];
  /** Two of another name, birthdate and sex who have no pseudonym yet. */
  readonly unlinked: readonly [Citizen, Citizen];
  /** Two whom it has never been asked to get this for: the first waits for it a while, and is asked at most so often until it is there. */
  readonly waiting: readonly {
    readonly what: Obtainable;
    readonly citizen: Citizen;
    readonly other: Citizen;
    readonly most: number;
  }[];
}

/** Everything that any register may say, whichever service it is for. */
const members = Object.keys(
  Object.assign({}, plainRecord, ...factsOfServices.map(({ facts }) => facts)),
) as (keyof RegisterRecord)[];

/** What services rely on, of any register: that nobody is taken for somebody else. */
export function registerOfEachContract(given: () => Promise<Case>, check: Check = it): void {
  check('says of each what is theirs, whoever was asked about before or meanwhile', async () => {
    const { register, known } = await given();
    const alike = members.filter((member) => new Set(known.map(({ says }) => JSON.stringify(says[member]))).size < 2);
    expect(alike, 'A mistake in these would not be seen').toEqual([]);
    const meanwhile = await Promise.all(known.map(({ citizen }) => register.of(citizen)));
    for (const [nth, { citizen, says }] of known.entries()) {
      expect(meanwhile[nth]).toEqual(says);
      expect(await register.of(citizen)).toEqual(says);
    }
  });

  check(
    'links a pseudonym with the card of its person alone: with name, birthdate and sex, before and after',
    async () => {
      const { register, unlinked } = await given();
      const [one, other] = unlinked;
      const cards = [(await register.of(one)).card, (await register.of(other)).card] as const;
      const [own, foreign] = cards;
      const wrong = [
        foreign,
        { ...own, kanjiName: foreign.kanjiName },
        { ...own, birthdate: foreign.birthdate },
        { ...own, sex: foreign.sex },
      ];
      for (const card of wrong) expect(card).not.toEqual(own);
      const refusesWrong = async (pseudonym: RegisterRecord['pseudonym']) => {
        for (const card of wrong) {
          expect(await register.linkPseudonym(one, card)).toBe(false);
          expect((await register.of(one)).pseudonym).toBe(pseudonym);
        }
      };
      await refusesWrong('none');
      expect(await register.linkPseudonym(one, own)).toBe(true);
      expect((await register.of(one)).pseudonym).toBe('linked');
      await refusesWrong('linked');
      expect((await register.of(other)).pseudonym).toBe('none');
      expect(await register.linkPseudonym(other, own)).toBe(false);
      expect((await register.of(other)).pseudonym).toBe('none');
    },
  );

  check('gets something for whom it was asked to, and for nobody else', async () => {
    const { register, waiting } = await given();
    const isThere = (progress: Progress | null) => progress !== null && !isFailed(progress) && progress.isThere;
    for (const { what, citizen, other, most } of waiting) {
      expect(await register.progressOf(what, citizen)).toBeNull();
      expect(await register.progressOf(what, other)).toBeNull();
      await register.obtain(what, citizen);
      expect(isThere(await register.progressOf(what, citizen))).toBe(false);
      expect(await register.progressOf(what, other)).toBeNull();
      let asked = 1;
      while (asked < most && !isThere(await register.progressOf(what, citizen))) asked += 1;
      expect(isThere(await register.progressOf(what, citizen))).toBe(true);
      expect(await register.progressOf(what, other)).toBeNull();
      await register.obtain(what, other);
      expect(await register.progressOf(what, other)).not.toBeNull();
    }
  });
}
