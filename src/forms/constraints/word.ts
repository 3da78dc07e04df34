import type { Constraint } from '../../model/vocabulary.ts';
import { isBlank } from '../is-blank.ts';

/** One that stands by itself: small kana, long marks and marks of repetition go with another. */
const letter = /(?![ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿｧ-ｯ\p{Lm}])[\p{L}\p{N}]/u;

/** What is typed where nothing is meant: a word for trying, a row of the keyboard, one letter a few times. */
const tried =
  /^(?:(?:テスト|てすと|test|dummy|サンプル|sample|(?:後|あと)で書(?:く|きます))+\d*|(?:asdf|qwer|zxcv)[a-z]*|(\p{L})\1{2,7})$/iu;

/** What says that there is nothing to say. */
const nothing = /^(特に|該当)?([な無][しい]|ありません)$/;

/** `answer`: 「特になし」 is none either, since it is asked for what somebody has answered before. */
export function test(text: string, asked: true | 'answer'): boolean {
  const plain = text.normalize('NFKC').replace(/[\s。、.]/gu, '');
  return isBlank(text) || (letter.test(text) && !tried.test(plain) && (asked === true || !nothing.test(plain)));
}

export const constraint: Constraint = {
  name: 'word',
  says: '言葉になっている（小さい文字や記号だけでも、試しに打った文字だけでもない。answer は「特になし」も答えにしない。必須で shownWhen のある欄は、書かなくても answer です）',
  argument: { enum: [true, 'answer'] },
  message: 'word',
  appliesTo: ['text'],
  test,
  accepts: [
    ['', true],
    ['　', true],
    ['髙', true],
    ['津', true],
    ['つ', true],
    ['ン', true],
    ['ッツ', true],
    ['A', true],
    ['１', true],
    ['〇', true],
    ['佐々', true],
    ['葛\u{E0100}', true],
    ['テストセンター', true],
    ['サンプル株式会社', true],
    ['後で書面を送る', true],
    ['Tester', true],
    ['ああ', true],
    ['111', true],
    ['特になし', true],
    ['', 'answer'],
    ['ナシ', 'answer'],
    ['梨', 'answer'],
    ['不明', 'answer'],
    ['特に音が聞こえないこと', 'answer'],
  ],
  refuses: [
    ['ッ', true],
    ['っ', true],
    ['ｯ', true],
    ['ャー', true],
    ['ー', true],
    ['々', true],
    ['・', true],
    ['\u3099', true],
    ['-', true],
    ['。。', true],
    ['・・・', true],
    ['！！！', true],
    ['テスト', true],
    ['ｔｅｓｔ１', true],
    ['asdf', true],
    ['QWERTY ASDFGH', true],
    ['あああああ', true],
    ['サンプル', true],
    ['サンプル。後で書く', true],
    ['あとで書きます。', true],
    ['・・・', 'answer'],
    ['特になし', 'answer'],
    ['なし', 'answer'],
    ['特に ありません。', 'answer'],
    ['該当なし', 'answer'],
  ],
};
