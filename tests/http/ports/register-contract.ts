import { expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/database.ts';
import type { Citizen } from '../../../src/server/ports/identity.ts';
import type { Register } from '../../../src/server/ports/register.ts';

interface Case {
  readonly register: Register;
  readonly database: Database;
  /** Two of whom it knows. */
  readonly citizens: readonly [Citizen, Citizen];
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
      expect(domicile.headOfTheFamily).toMatch(/./);
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
}
