import { describe, expect, it } from 'vitest';
import { needsAddress } from '../../src/server/kana/address-rule.ts';
import { type Draft, draftEnd, lastDayOf } from '../../src/server/kana/drafts.ts';
import { registerOf } from '../../src/server/kana/register.ts';
import type { KanaReport } from '../../src/server/kana/report.ts';
import type { Settings } from '../../src/server/kernel/settings.ts';
import { readPersonas } from '../../src/server/personas/read-personas.ts';

const now = new Date('2026-11-20T03:00:00Z');
const personas = await readPersonas();

function registerFor(id: string, at = now, settings: Settings = {}) {
  const persona = personas.find(id, now);
  if (persona === null) throw new Error(`nobody is called ${id}`);
  return registerOf({ id: '1', persona }, at, settings);
}

describe('who files what', () => {
  it.each([
    ['the head of a family', 'kana-couple', ['', '', '1', '', '1'], ['', '', '', '016', '016']],
    ['not the head', 'kana-spouse', ['3', '', '1', ''], ['', '', '', '017']],
    ['a mother by adoption', 'kana-adoptive', ['', '', '', ''], ['', '', '020', '']],
    ['alone', 'kana-single', ['', ''], ['', '']],
    ['under 15', 'kana-under-15', ['3', '4', '1'], ['', '', '']],
    ['birthdates that are not fully known', 'kana-seasons', ['', '', ...Array<string>(9).fill('1')], undefined],
  ])('%s', (_name, persona, refusals, qualifications) => {
    const { subjects } = registerFor(persona);
    expect(subjects.map(({ refusal }) => refusal)).toEqual(refusals);
    if (qualifications !== undefined) {
      expect(subjects.map(({ qualificationType }) => qualificationType)).toEqual(qualifications);
    }
  });

  it('a child files for themself from the 15th birthday on', () => {
    const refusals = (years: number) =>
      registerFor('kana-native-app', new Date(Date.UTC(2026 + years, 10, 20))).subjects.map(({ refusal }) => refusal);
    expect(refusals(6)).toEqual(['', '', '']);
    expect(refusals(7)).toEqual(['', '', '1']);
  });

  it('EN-030 EN-031 EN-032 AM-057 sample families have every unknown birthdate, and one that is no code', () => {
    const dates = ['kana-seasons', 'kana-bad-birthdate'].flatMap((id) =>
      registerFor(id).family.members.map(({ birthdate }) => birthdate.slice(4)),
    );
    for (const code of ['A100', 'A200', 'A300', 'A400', '04A1', '04A2', '04A3', '0400', '0000', 'ZZ05']) {
      expect(dates).toContain(code);
    }
  });
});

describe('needsAddress', () => {
  const report = (id: string, isChecked: boolean) =>
    ({ id, type: id === 'f' ? '1' : '2', isYourself: id === 'f' || id === 'own', isChecked }) as KanaReport;
  const list = (checked: string, all = 'f own other') =>
    all.split(' ').map((id) => report(id, checked.split(' ').includes(id)));

  it.each<[string, boolean, string, string, Settings, boolean]>([
    ['KN-060 abroad', true, 'own', 'f own', {}, true],
    ['KN-061 AM-075 the family name in a list of three', false, 'f own', 'f own other', {}, true],
    ['KN-061 AM-075 the family name in a list of two', false, 'f own', 'f own', {}, false],
    ['KN-061 three reports without the family name', false, 'own', 'f own other', {}, false],
    ['KN-062 somebody else', false, 'other', 'f own other', {}, true],
    ['KN-063 only the own name', false, 'own', 'f own', {}, false],
    ['AM-075 chosen ones count', false, 'f own', 'f own other', { 'kana.address.countsChecked': true }, false],
    ['AM-075 three chosen', false, 'f own other', 'f own other', { 'kana.address.countsChecked': true }, true],
    ['AM-076 rule off', true, 'f own other', 'f own other', { 'kana.address.rule': false }, false],
  ])('%s', (_name, isEmigrant, checked, all, settings, needed) => {
    expect(needsAddress({ isEmigrant, reports: list(checked, all) }, settings)).toBe(needed);
  });
});

describe('the end of a draft', () => {
  it.each([
    ['30 days, to the end of the day in Japan', {}, '2026-12-20T15:00:00.000Z', '20261220'],
    ['one day', { 'draft.keep': 86_400 }, '2026-11-21T15:00:00.000Z', '20261121'],
    ['a minute, exactly', { 'draft.keep': 60 }, '2026-11-20T03:01:00.000Z', '20261120'],
  ])('AM-102 %s', (_name, settings, end, lastDay) => {
    const expiresAt = draftEnd(now, settings);
    expect(expiresAt.toISOString()).toBe(end);
    expect(lastDayOf({ expiresAt } as Draft)).toBe(lastDay);
  });
});
