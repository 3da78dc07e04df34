import { expect, it } from 'vitest';
import { familyOf } from '../../../src/server/services/kana/family-of.ts';
import { nameOfPeople } from '../../../src/server/services/kana/filed-for.ts';
import { registerOf } from '../../../src/server/services/kana/register.ts';
import { notificationReports } from '../../../src/server/services/kana/reports.ts';
import { wordsOf } from '../../../src/server/services/kana/signed.ts';
import { defaultSettings } from '../../http/default-settings.ts';

const child = { type: '3', firstName: { origin: '𠮷子', furigana: 'ヨシコ' }, sex: '2' } as const;
const persona = {
  id: 'two',
  card: { kanjiName: '見本　花子', sex: '2', birthdate: '19850210', address: '東京都見本区' },
  family: {
    members: [{}, { ...child, birthdate: '20190401' }, { ...child, birthdate: '20211105', parentage: 'adopted' }],
  },
} as unknown as Parameters<typeof familyOf>[0] & NonNullable<Parameters<typeof wordsOf>[1]>;

it('two people of one written name: what is signed, its receipt, and the list of what is filed say which one is meant', () => {
  const report = (id: string) => ({ id, type: '2', name: '𠮷子', furigana: 'ヨシコ' });
  const rows = wordsOf({ type: '1', reports: ['first-name-2', 'first-name-3'].map(report) }, persona)?.rows ?? [];
  expect(rows.map(({ name }) => name)).toEqual([
    '名（2019年04月01日生まれの𠮷子）の振り仮名',
    '名（2021年11月05日生まれの𠮷子）の振り仮名',
  ]);
  const family = familyOf(persona);
  const names = family.members.map((member) => nameOfPeople(family, [member]));
  expect(names).toEqual(['見本　花子', '2019年04月01日生まれの見本　𠮷子', '2021年11月05日生まれの見本　𠮷子']);
});

it('the portal says of a report that its name is shared', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const register = registerOf({ record: persona } as never, now, defaultSettings);
  const reports = notificationReports({ register, procedures: [], documents: [] } as never, {}, '20261220');
  expect(reports.map(({ id, isNameShared }) => [id, isNameShared])).toEqual([
    ['family-name', undefined],
    ['first-name-1', undefined],
    ['first-name-2', true],
    ['first-name-3', true],
  ]);
});
