import { describe, expect, it } from 'vitest';
import { birthdateOf } from '../../../src/server/kernel/people/birthdate.ts';
import { findModules } from '../../../src/server/modules.ts';
import { readPersonas } from '../../../src/server/sandbox/people/read-personas.ts';

describe('birthdates counted from today in Japan', () => {
  it.each([
    ['2026-11-20T00:00:00Z', 15, 0, '20111120'],
    ['2026-11-20T14:59:59Z', 15, 0, '20111120'],
    ['2026-11-20T15:00:00Z', 15, 0, '20111121'],
    ['2026-11-20T00:00:00Z', 15, 1, '20111121'],
    ['2026-12-31T00:00:00Z', 15, 1, '20120101'],
    ['2028-02-29T00:00:00Z', 15, 0, '20130228'],
    ['2028-02-28T00:00:00Z', 15, 1, '20130301'],
    ['2028-02-29T00:00:00Z', 16, 0, '20120229'],
  ])('at %s who turns %i in %i days was born on %s', (now, turns, inDays, birthdate) => {
    expect(birthdateOf({ turns, inDays }, new Date(now))).toBe(birthdate);
  });

  it('a code stays as it is', () => {
    expect(birthdateOf('1980A100', new Date())).toBe('1980A100');
  });
});

describe('sample people', async () => {
  const personas = await readPersonas(await findModules());
  const now = new Date('2026-11-20T03:00:00Z');
  const people = personas.groups.flatMap((group) => group.people).map(({ id }) => personas.find(id, now));

  it('everyone is complete, with a name on the card like their own and a card of their own', () => {
    const codes = new Set(people.map((person) => person?.combinationCode));
    expect(codes.size).toBe(people.length);
    for (const person of people) {
      expect(person?.card.kanjiName).toBe(person?.name);
      expect(person?.card.birthdate).toMatch(/^[0-9A-Z]{8}$/);
      expect(person?.combinationCode).toMatch(/^\d{12}$/);
    }
  });

  it.each<[string, (person: NonNullable<(typeof people)[number]>) => unknown, readonly unknown[]]>([
    ['login types', (person) => person.login.loginType, ['1', '2', '3', '4', '9']],
    [
      'certificates with mdoc flag',
      (person) => `${person.login.digitalCertificateType}/${person.login.mdocFlag}`,
      ['1/0', '4/0', '4/1', '5/0', '5/1'],
    ],
    ['sexes', (person) => person.card.sex, ['1', '2', '3', '9']],
    ['agents', (person) => person.login.isAgent, [true, false]],
    [
      'domicile failures',
      (person) => person.domicile.failure?.errorCode,
      ['EDS101', 'EDS102', 'EDS103', 'EDS104', 'EDS105'],
    ],
    ['register changes', (person) => person.domicile.isChangingFamilyRegister, [true, false]],
    ['pseudonyms', (person) => person.pseudonym.exists, [true, false]],
    ['polls', (person) => person.pseudonym.pollsUntilComplete, [0, 2, 5, null]],
    [
      'unknown dates',
      (person) => person.card.birthdate.slice(4),
      ['0000', '0400', 'A100', 'A200', 'A300', 'A400', '04A1', '04A2', '04A3'],
    ],
  ])('%s are all there', (_what, read, expected) => {
    const found = new Set(people.map((person) => person && read(person)));
    expect([...found]).toEqual(expect.arrayContaining([...expected]));
  });

  it('unknown ids are nobody', () => {
    expect(personas.find('toString', now)).toBeNull();
  });
});
