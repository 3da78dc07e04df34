import { accountTypes, branches } from './codes.ts';
import { fiscalYear } from './fiscal-year.ts';
import type { UserContent } from './user.ts';

type WrittenName = readonly [kanji: string, letters: string];

/** Invented people: names in kanji, and their spelling in e-mail addresses. */
const families: readonly [WrittenName, ...WrittenName[]] = [
  ['見本', 'mihon'],
  ['例示', 'reiji'],
  ['試行', 'shiko'],
  ['青葉', 'aoba'],
  ['若草', 'wakakusa'],
  ['白川', 'shirakawa'],
  ['南野', 'minamino'],
  ['北原', 'kitahara'],
  ['小森', 'komori'],
  ['月岡', 'tsukioka'],
  ['花村', 'hanamura'],
];
const givenNames: readonly [WrittenName, ...WrittenName[]] = [
  ['花子', 'hanako'],
  ['太郎', 'taro'],
  ['桜', 'sakura'],
  ['誠', 'makoto'],
  ['葵', 'aoi'],
  ['陽菜', 'hina'],
  ['蓮', 'ren'],
];

/** The `number`th sample user, from 1: always the same for a given day (`YYYYMMDD`). Meets the form's rules until its fiscal year ends. */
export function sampleUser(number: number, today: string): UserContent {
  const [familyName, family] = pick(families, number - 1);
  const [givenName, given] = pick(givenNames, number * 3);
  const year = fiscalYear(today);
  return {
    name: `${familyName}　${givenName}`,
    email: `${given}.${family}${number}@example.jp`,
    detail: number % 4 === 0 ? '窓口で受け付けた利用者（見本）' : '',
    birthday: `${1950 + ((number * 7) % 55)}-${twoDigits(1 + (number % 12))}-${twoDigits(1 + ((number * 5) % 28))}`,
    expireDate: {
      start: `${year.from.slice(0, 4)}-04-${twoDigits(1 + (number % 30))}`,
      end: `${Number(year.until.slice(0, 4)) + 1}-03-31`,
    },
    branch: pick(branches, number),
    accountType: pick(accountTypes, number),
  };
}

function pick<T>(list: readonly [T, ...(readonly T[])], number: number): T {
  return list[number % list.length] ?? list[0];
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
