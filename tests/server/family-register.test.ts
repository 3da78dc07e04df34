import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { domicileProblem } from '../../src/server/common/register/check-domicile.ts';
import { prefectures } from '../../src/server/common/register/prefectures.ts';
import { isTooYoung } from '../../src/server/common/register/too-young.ts';
import { defaultSettings } from '../http/default-settings.ts';

describe('domicileProblem', () => {
  it.each([
    ['VA-017 no prefecture', '千代田区霞が関', '都道府県は入力必須項目です。'],
    ['VA-017 empty', '', '都道府県は入力必須項目です。'],
    ['VA-018 nothing below it', '東京都', '市区郡以下は入力必須です。'],
    ['VA-018 only blanks below it', '東京都　 ', '市区郡以下は入力必須です。'],
    ['VA-019 100 characters', `神奈川県${'あ'.repeat(100)}`, null],
    ['VA-019 101 characters', `神奈川県${'あ'.repeat(101)}`, '市区郡以下は100文字以下で入力してください。'],
    [
      'a building',
      '東京都見本区例示町1番1 見本ハイツ',
      '市区郡以下には、番地か番まで入力してください。郵便番号、建物の名前、部屋の番号を消してください。',
    ],
    ['VA-019 variation selectors do not count', `東京都${'葛\u{E0100}'.repeat(100)}`, null],
  ])('%s', (_name, domicile, problem) => {
    expect(domicileProblem(domicile)).toBe(problem);
  });

  it('knows the prefectures of the form', async () => {
    const catalog = parse(await readFile(new URL('../../catalog/codes.yaml', import.meta.url), 'utf8'));
    expect(prefectures).toEqual(catalog.codes.prefecture.values.map(({ label }: { label: string }) => label));
  });
});

describe('isTooYoung', () => {
  it.each([
    ['CO-017 the day before the 15th birthday', '20111121', '20261120', {}, true],
    ['VA-023 the 15th birthday', '20111120', '20261120', {}, false],
    ['AM-053 born on 29 February, 28 February', '20080229', '20230228', {}, true],
    ['AM-053 born on 29 February, 1 March', '20080229', '20230301', {}, false],
    ['AM-053 day-before rule', '20111121', '20261120', { 'age.dayBefore': true }, false],
    ['AM-053 day-before rule, two days before', '20111122', '20261120', { 'age.dayBefore': true }, true],
    ['AM-053 day-before rule over the year', '20120101', '20261231', { 'age.dayBefore': true }, false],
    ['another limit', '20101120', '20261120', { 'age.limit': 18 }, true],
    ['VA-022 year unknown', '00001120', '20261120', {}, false],
    ['VA-022 month unknown', '20200000', '20261120', {}, false],
    ['VA-022 season', '2020A100', '20261120', {}, false],
    ['VA-022 day unknown', '20201100', '20261120', {}, false],
    ['VA-022 decade', '202011A1', '20261120', {}, false],
  ])('%s', (_name, birthdate, today, settings, tooYoung) => {
    expect(isTooYoung(birthdate, today, { ...defaultSettings, ...settings })).toBe(tooYoung);
  });
});
