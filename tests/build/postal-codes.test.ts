import { describe, expect, it } from 'vitest';
import { municipalitiesOfJapan } from '../../scripts/build/municipalities.ts';
import { postalFiles } from '../../scripts/build/postal-codes.ts';
import { municipalityElsewhere } from '../../src/forms/municipalities.ts';
import { beginnings, type PostalPlace, postalFile } from '../../src/forms/postal-places.ts';

describe('the postal codes', () => {
  const files = postalFiles();
  const placesOf = (code: string) => files.get(postalFile(code))?.[code.slice(3)];

  it('are of all prefectures, each with a place; those that begin alike are in one file', () => {
    const codes = [...files.values()].flatMap((file) => Object.values(file));
    expect(new Set(codes.flat().map(([prefecture]) => prefecture)).size).toBe(47);
    expect(codes.length).toBeGreaterThan(110_000);
    expect(codes.filter((places) => places.length === 0)).toEqual([]);
    expect([...files.keys()].filter((path) => !/^postal\/\d{3}\.json$/.test(path))).toEqual([]);
  });

  it.each<[string, string, readonly PostalPlace[] | undefined]>([
    ['a town', '1000005', [['東京都', '千代田区', '丸の内']]],
    ['the rest of a city', '1000000', [['東京都', '千代田区', '']]],
    ['a floor of a building', '1006036', [['東京都', '千代田区', '霞が関霞が関ビル']]],
    ['none', '9999999', undefined],
  ])('%s', (_, code, places) => {
    expect(placesOf(code)).toEqual(places);
  });

  it('a record of several towns says none of them', () => {
    const towns = [...files.values()].flatMap((file) => Object.values(file).flat()).map(([, , town]) => town);
    expect(towns.filter((town) => /[、（）〜]/u.test(town))).toEqual([]);
  });
});

describe('the municipalities', () => {
  const japan = municipalitiesOfJapan();

  it('are all of a prefecture, and none of them is told to be elsewhere', () => {
    expect(Object.keys(japan)).toHaveLength(47);
    for (const [code, { name, municipalities }] of Object.entries(japan)) {
      expect(name).toMatch(/[都道府県]$/u);
      const told = municipalities.filter((own) => municipalityElsewhere(japan, code, `${own}1番`) !== null);
      expect([name, told]).toEqual([name, []]);
    }
  });

  it.each([
    ['of another prefecture', '01', '千代田区霞が関一丁目1番', { municipality: '千代田区', prefecture: '東京都' }],
    ['of another one, its county left out', '13', '当別町1番', { municipality: '当別町', prefecture: '北海道' }],
    ['in two prefectures, of which this is one', '34', '府中市1番', null],
    ['in two prefectures, of which this is the other', '13', '府中市1番', null],
    ['with its county', '01', '石狩郡当別町1番', null],
    ['without its county', '01', '当別町1番', null],
    ['of a city with wards', '01', '札幌市中央区1番', null],
    ['nobody has heard of', '13', '見本区例示町1番', null],
    ['before a prefecture is chosen', '', '千代田区1番', null],
  ])('one %s', (_, prefecture, text, elsewhere) => {
    expect(municipalityElsewhere(japan, prefecture, text)).toEqual(elsewhere);
  });
});

describe('how an address may begin', () => {
  const towns = (count: number): PostalPlace[] =>
    Array.from({ length: count }, (_, nth) => ['愛知県', '清須市', `春日${nth}`]);

  it.each<[string, readonly PostalPlace[], readonly string[]]>([
    ['one place', [['東京都', '千代田区', '']], ['東京都千代田区']],
    ['few places', towns(2), ['愛知県清須市春日0', '愛知県清須市春日1']],
    ['more than anybody chooses from', towns(66), ['愛知県清須市']],
    [
      'two prefectures',
      [
        ['愛知県', '弥富市', ''],
        ['三重県', '桑名郡木曽岬町', ''],
      ],
      ['愛知県弥富市', '三重県桑名郡木曽岬町'],
    ],
    ['no place', [], []],
  ])('%s', (_, places, expected) => {
    expect(beginnings(places, 8)).toEqual(expected);
  });
});
