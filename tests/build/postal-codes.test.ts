import { describe, expect, it } from 'vitest';
import { municipalitiesOfJapan } from '../../scripts/build/municipalities.ts';
import { postalFiles } from '../../scripts/build/postal-codes.ts';
import { areMunicipalities, municipalityElsewhere, wardWithoutCity } from '../../src/forms/municipalities.ts';
import { arePlaces, beginnings, type PostalPlace, postalFile } from '../../src/forms/postal-places.ts';

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

describe('a ward whose city is left out', () => {
  const japan = municipalitiesOfJapan();

  it.each([
    ['in one city of the prefecture', '27', '中央区本町1番', { ward: '中央区', cities: ['大阪市'] }],
    ['in two of its cities', '14', '緑区1番', { ward: '緑区', cities: ['横浜市', '相模原市'] }],
    ['that is nowhere else', '26', '左京区1番', { ward: '左京区', cities: ['京都市'] }],
    ['after its city', '26', '京都市左京区1番', null],
    ['of Tokyo, which is a municipality', '13', '中央区1番', null],
    ['of another prefecture', '47', '左京区1番', null],
    ['before a prefecture is chosen', '', '中央区1番', null],
  ])('%s', (_, prefecture, text, found) => {
    expect(wardWithoutCity(japan, prefecture, text)).toEqual(found);
  });
});

describe('what the network told of the municipalities', () => {
  const whole = { name: '東京都', municipalities: ['千代田区'], wards: {} };

  it.each<[unknown, boolean]>([
    [municipalitiesOfJapan(), true],
    [{ '13': whole }, true],
    [null, false],
    [[whole, null], false],
    [{ '13': null, x: 5 }, false],
    [{ '13': { ...whole, name: 1 } }, false],
    [{ '13': { ...whole, municipalities: [1] } }, false],
    [{ '13': { ...whole, wards: undefined } }, false],
    [{ '13': { ...whole, wards: { 北区: null } } }, false],
  ])('%#: %j', (told, isTrue) => {
    expect(areMunicipalities(told)).toBe(isTrue);
  });
});

it.each<[unknown, boolean]>([
  [[['東京都', '千代田区', '']], true],
  [[], true],
  [[[1, 2]], false],
  [[['東京都', '千代田区']], false],
  [[['東京都', '千代田区', 1]], false],
  [{ length: 0 }, false],
  [null, false],
])('what the network told of the places of a code: %j', (told, isTrue) => {
  expect(arePlaces(told)).toBe(isTrue);
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
