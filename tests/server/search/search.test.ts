import { describe, expect, it } from 'vitest';
import { createSearch } from '../../../src/server/common/search/search.ts';
import { searchNames } from '../../../src/server/common/search/search-names.ts';
import { askedIn } from '../../../src/server/pages/home/register-search.ts';

const things = {
  leave: ['退職', 'たいしょく', '仕事を辞める'],
  house: ['宅地建物取引士', 'たくちたてものとりひきし', '引っ越し'],
  tax: ['確定申告', 'かくていしんこく', 'e-Tax', '年末調整', 'ねんまつちょうせい', 'tax return'],
  pension: ['国民年金', 'こくみんねんきん', '免除', 'めんじょ', '渡邊'],
};
const search = createSearch(
  Object.entries(things).map(([name, words]) => ({ name, words: words.map((word) => ({ word, weight: 1 })) })),
);
const first = (asked: string) => search(asked)[0]?.name;

describe('what people write finds what they mean', () => {
  it.each([
    ['another ending', '仕事を辞めました', 'leave'],
    ['another ending, in the middle of a sentence', 'ことし仕事を辞めたので困っています', 'leave'],
    ['half width', 'ﾀｲｼｮｸ', 'leave'],
    ['katakana, as a noun before a verb', 'タイショクする', 'leave'],
    ['large kana for small ones', 'たいしよく', 'leave'],
    ['blanks', '引っ 越し', 'house'],
    ['punctuation', '「引っ越し」、です。', 'house'],
    ['Latin letters', 'taishoku', 'leave'],
    ['Latin letters, of two words', 'kakutei shinkoku', 'tax'],
    ['Latin letters, without the length of vowels', 'nenmatsu chosei desu', 'tax'],
    ['a vowel that only kana lengthen', 'チョーセイ', 'tax'],
    ['Latin letters with it', 'nenkin menjo', 'pension'],
    ['a foreign word', 'my tax return', 'tax'],
    ['its parts, parted otherwise', 'E TAX', 'tax'],
    ['a slip', 'retrun tax', 'tax'],
    ['a slip in kana', 'かくてしんこく', 'tax'],
    ['a slip in characters', '確定深告', 'tax'],
    ['a word shortened to its heads', '宅建', 'house'],
    ['so, of two words', '年調', 'tax'],
    ['an older form of a character', '渡辺', 'pension'],
    ['a simplified one', '确定申告', 'tax'],
    ['part of a word, and something else', '年金 払えない', 'pension'],
  ])('%s: %s', (_, asked, name) => {
    expect(first(asked)).toBe(name);
  });

  it.each(['', ' ', '・', '宇宙旅行', 'する', 'ました', 'なければならない', 'the', '😀', '1', '\u{20bb7}'])(
    'nothing for %j',
    (asked) => {
      expect(search(asked)).toEqual([]);
    },
  );

  it('what fits better comes first, and a longer match counts more', () => {
    const some = createSearch([
      { name: 'part', words: [{ word: '年金', weight: 1 }] },
      { name: 'whole', words: [{ word: '国民年金', weight: 1 }] },
      { name: 'light', words: [{ word: '国民年金', weight: 0.3 }] },
    ]);
    const [best, ...others] = some('国民年金').map(({ name }) => name);
    expect([best, others.toSorted()]).toEqual(['whole', ['light', 'part']]);
  });

  it('what nobody writes in part is found as a whole alone', () => {
    const some = createSearch([
      { name: 'card', words: [{ word: '免許証', weight: 1 }] },
      { name: 'not here', words: [{ word: '免許証の写真', weight: 1, isWhole: true }] },
    ]);
    expect(some('免許証')[0]?.name).toBe('card');
    expect(some('免許証の写真を')[0]?.name).toBe('not here');
  });

  it('a name is not meant by what something beside it is called by', () => {
    const names = [
      { name: '調理師', words: ['調理師', '調理師免許'] },
      { name: '宅地建物取引士', words: ['宅地建物取引士'] },
      // Among many, a word that one alone has tells much.
      ...Array.from({ length: 60 }, (_, index) => ({ name: `仕事${index}`, words: [`仕事${index}`] })),
    ];
    const found = (beside: readonly (readonly string[])[]) => (asked: string) =>
      searchNames(names, beside)(asked).map(({ name }) => name);
    expect(found([])('免許 本籍')).toEqual(['調理師']);
    const beside = found([['免許', '本籍']]);
    expect(['免許 本籍', '調理師 本籍', '宅建'].map(beside)).toEqual([[], ['調理師'], ['宅地建物取引士']]);
  });
});

it('nothing that is asked for turns the sentence around that says it back', () => {
  expect(askedIn({ q: ' \u202e年金\u2066 ' })).toBe('年金');
});
