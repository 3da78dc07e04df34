import { expect, it } from 'vitest';
import type { Citizen } from '../../../src/server/ports/identity.ts';
import { isFailed, type Obtainable, type Progress, type Register } from '../../../src/server/ports/register.ts';
import type { Check } from './contract-check.ts';

interface Case {
  readonly register: Register;
  /** Two of whom it knows everything. */
  readonly citizens: readonly [Citizen, Citizen];
  /** Whose family register it cannot read. */
  readonly unreadable: Citizen;
  /** Who has no pseudonym yet. */
  readonly unlinked: Citizen;
  /** Whom it has never been asked to get this for, each one who waits for it a while, and how often is asked at most until it is there. */
  readonly waiting: readonly { readonly what: Obtainable; readonly citizen: Citizen; readonly most: number }[];
}

/** What services rely on, of any register. */
export function registerContract(given: () => Promise<Case>, check: Check = it): void {
  check('knows the card and the domicile of whom it is asked about', async () => {
    const { register, citizens } = await given();
    for (const citizen of citizens) {
      const { card, combinationCode, domicile } = await register.of(citizen);
      // Whom the login names, and nobody else.
      expect(card.kanjiName.replace(/\s/gu, '')).toBe(citizen.name.replace(/\s/gu, ''));
      expect(card.birthdate).toHaveLength(8);
      expect(['1', '2', '3']).toContain(card.sex);
      expect(combinationCode).toMatch(/./);
      expect(domicile).toMatchObject({
        domicile: expect.stringMatching(/./),
        headOfTheFamily: expect.stringMatching(/./),
        isChangingFamilyRegister: expect.any(Boolean),
      });
    }
  });

  check('knows each by themselves', async () => {
    const { register, citizens } = await given();
    const [one, other] = await Promise.all(citizens.map((citizen) => register.of(citizen)));
    expect(one?.combinationCode).not.toBe(other?.combinationCode);
    expect(one?.card).not.toEqual(other?.card);
    expect(one?.domicile).not.toEqual(other?.domicile);
  });

  check('says the same whenever it is asked', async () => {
    const { register, citizens } = await given();
    const [citizen] = citizens;
    expect(await register.of(citizen)).toEqual(await register.of(citizen));
  });

  check(
    'what it cannot read now it says, in a code and words for the citizen, and everything else all the same',
    async () => {
      const { register, unreadable } = await given();
      const { domicile, card } = await register.of(unreadable);
      expect(domicile).toEqual({
        failure: { errorCode: expect.stringMatching(/^\w+$/), errorMessage: expect.stringMatching(/。$/) },
      });
      expect(card.kanjiName).toMatch(/./);
    },
  );

  check('links a pseudonym with the person of the card, and with nobody else', async () => {
    const { register, unlinked, citizens } = await given();
    const pseudonym = async () => (await register.of(unlinked)).pseudonym;
    const { card } = await register.of(unlinked);
    const other = await register.of(citizens[0]);
    expect(await pseudonym()).toBe('none');
    expect(await register.linkPseudonym(unlinked, other.card)).toBe(false);
    expect(await pseudonym()).toBe('none');
    expect(await register.linkPseudonym(unlinked, card)).toBe(true);
    expect(await pseudonym()).toBe('linked');
    // Once more, for instance after the answer was lost.
    expect(await register.linkPseudonym(unlinked, card)).toBe(true);
    expect(await pseudonym()).toBe('linked');
    expect(await register.of(citizens[0])).toEqual(other);
  });

  check('gets what it is asked for in its time, and tells so from then on', async () => {
    const { register, waiting } = await given();
    const isThere = (progress: Progress | null) => progress !== null && !isFailed(progress) && progress.isThere;
    for (const { what, citizen, most } of waiting) {
      const ask = () => register.progressOf(what, citizen);
      expect(await ask()).toBeNull();
      await register.obtain(what, citizen);
      expect(await ask()).toEqual({ isThere: false });
      let asked = 1;
      while (asked < most && !isThere(await ask())) {
        // Whoever checks asks for it, too: that does not begin anew.
        await register.obtain(what, citizen);
        asked += 1;
      }
      expect(await ask()).toEqual({ isThere: true });
      await register.obtain(what, citizen);
      expect(await ask()).toEqual({ isThere: true });
    }
  });
}
