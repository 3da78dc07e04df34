import { expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import type { Citizen } from '../../../src/server/ports/identity.ts';
import { isFailed, type Obtainable, type Progress, type Register } from '../../../src/server/ports/register.ts';

interface Case {
  readonly register: Register;
  readonly database: Database;
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
export function registerContract(given: () => Promise<Case>): void {
  it('knows the card and the domicile of whom it is asked about', async () => {
    const { register, database, citizens } = await given();
    for (const citizen of citizens) {
      const { card, combinationCode, domicile } = await register.of(citizen, database);
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

  it('knows each by themselves', async () => {
    const { register, database, citizens } = await given();
    const [one, other] = await Promise.all(citizens.map((citizen) => register.of(citizen, database)));
    expect(one?.combinationCode).not.toBe(other?.combinationCode);
    expect(one?.card).not.toEqual(other?.card);
    expect(one?.domicile).not.toEqual(other?.domicile);
  });

  it('says the same in a transaction, which it does not wait for', async () => {
    const { register, database, citizens } = await given();
    const [citizen] = citizens;
    const within = await database.transaction((db) => register.of(citizen, db));
    expect(within).toEqual(await register.of(citizen, database));
  });

  it('what it cannot read now it says, in a code and words for the citizen, and everything else all the same', async () => {
    const { register, database, unreadable } = await given();
    const { domicile, card } = await register.of(unreadable, database);
    expect(domicile).toEqual({
      failure: { errorCode: expect.stringMatching(/^\w+$/), errorMessage: expect.stringMatching(/。$/) },
    });
    expect(card.kanjiName).toMatch(/./);
  });

  it('links a pseudonym with the person of the card, and with nobody else', async () => {
    const { register, database, unlinked, citizens } = await given();
    const pseudonym = async () => (await register.of(unlinked, database)).pseudonym;
    const { card } = await register.of(unlinked, database);
    const other = await register.of(citizens[0], database);
    expect(await pseudonym()).toBe('none');
    expect(await register.linkPseudonym(unlinked, other.card, database)).toBe(false);
    expect(await pseudonym()).toBe('none');
    expect(await database.transaction((db) => register.linkPseudonym(unlinked, card, db))).toBe(true);
    expect(await pseudonym()).toBe('linked');
    // Once more, for instance after the answer was lost.
    expect(await register.linkPseudonym(unlinked, card, database)).toBe(true);
    expect(await pseudonym()).toBe('linked');
    expect(await register.of(citizens[0], database)).toEqual(other);
  });

  it('gets what it is asked for in its time, and tells so from then on', async () => {
    const { register, database, waiting } = await given();
    const isThere = (progress: Progress | null) => progress !== null && !isFailed(progress) && progress.isThere;
    for (const { what, citizen, most } of waiting) {
      const ask = () => register.progressOf(what, citizen, database);
      expect(await ask()).toBeNull();
      await register.obtain(what, citizen, database);
      expect(await ask()).toEqual({ isThere: false });
      let asked = 1;
      while (asked < most && !isThere(await ask())) {
        // Whoever checks asks for it, too: that does not begin anew.
        await register.obtain(what, citizen, database);
        asked += 1;
      }
      expect(await ask()).toEqual({ isThere: true });
      await register.obtain(what, citizen, database);
      expect(await ask()).toEqual({ isThere: true });
    }
  });
}
