import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { postalFiles } from '../../scripts/build/postal-codes.ts';
import { rowsOfKenAll, townName } from '../../scripts/postal-codes/ken-all.ts';
import { beginnings, type PostalPlace } from '../../src/forms/postal-places.ts';

const line = (code: string, prefecture: string, city: string, town: string) =>
  `13101,"100  ","${code}","トウキョウト","チヨダク","カナ","${prefecture}","${city}","${town}",0,0,0,0,0,0`;

describe('the file of Japan Post', () => {
  it('becomes sorted rows, each once', () => {
    const text = [
      line('1000005', '東京都', '千代田区', '丸の内（次のビルを除く）'),
      line('1000000', '東京都', '千代田区', '以下に掲載がない場合'),
      line('1000005', '東京都', '千代田区', '丸の内（その他）'),
    ].join('\r\n');
    expect(rowsOfKenAll(`\uFEFF${text}\r\n`)).toEqual([
      ['1000000', '東京都', '千代田区', ''],
      ['1000005', '東京都', '千代田区', '丸の内'],
    ]);
  });

  it.each([
    ['丸の内（次のビルを除く）', '千代田区', '丸の内'],
    ['種市第１５地割〜第２１地割', '九戸郡洋野町', '種市'],
    ['以下に掲載がない場合', '千代田区', ''],
    ['境町の次に番地がくる場合', '猿島郡境町', ''],
    ['甲、乙（大木戸）', '見本郡例示町', ''],
    ['渡名喜村一円', '島尻郡渡名喜村', ''],
    ['一円', '犬上郡多賀町', '一円'],
  ])('%s of %s is written 「%s」 in an address', (town, city, written) => {
    expect(townName(town, city)).toBe(written);
  });

  it.each([
    ['half a record of the older file', line('0000000', '見本県', '見本市', '例示町（一丁目、')],
    ['another file', '1000005,東京都,千代田区,丸の内'],
  ])('is refused with its line where it is %s', (_, wrong) => {
    expect(() => rowsOfKenAll(`${line('1000005', '東京都', '千代田区', '丸の内')}\n${wrong}`)).toThrow('2行目');
  });
});

describe('the table', () => {
  const files = postalFiles(readFileSync('catalog/postal-codes.csv', 'utf8'));

  it('has codes of all prefectures, and those that begin alike in one file', () => {
    const places = [...files.values()].flatMap((codes) => Object.values(codes).flat());
    expect(new Set(places.map(([prefecture]) => prefecture)).size).toBe(47);
    expect(files.get('postal/100.json')?.['0005']).toEqual([['東京都', '千代田区', '丸の内']]);
    expect([...files.keys()].every((path) => /^postal\/\d{3}\.json$/.test(path))).toBe(true);
  });

  it('is refused with its line where a row has another form', () => {
    expect(() => postalFiles('# 見出し\n1000005,東京都,千代田区\n')).toThrow('2行目');
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
