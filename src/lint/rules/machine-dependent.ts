import { jisCharacters } from '../reading/jis-characters.ts';
import { wordingsOf } from '../reading/wording.ts';
import type { Rule } from '../rule.ts';

/** Covered by other rules: half-width kana, invisible characters. */
const OTHERS = /[\p{Cc}\p{Cf}\p{Z}\uFF61-\uFF9F\uFFFD]/u;

export const rule: Rule = {
  id: 'machine-dependent',
  severity: 'error',
  summary:
    '機種依存文字（①、Ⅲ、㈱、㎡、髙、絵文字など、JIS 第一・第二水準にない文字）は使いません。読み上げや表示で別の文字になることがあります。',
  good: { yaml: 'view:\n  - text: (1) 届け出る方の氏名を入力してください。\n' },
  bad: { yaml: 'view:\n  - text: ▶① 届け出る方の氏名を入力してください。\n' },
  check: (input) =>
    wordingsOf(input).flatMap(({ words, placeOf }) => {
      const found = [...words].find((character) => !jisCharacters.has(character) && !OTHERS.test(character));
      if (found === undefined) return [];
      const place = placeOf(words.indexOf(found));
      const plain = found.normalize('NFKC');
      const message = `機種依存文字「${found}」は使えません。`;
      if (![...plain].every((character) => jisCharacters.has(character))) {
        return [{ place, message: `${message}ほかの文字で書いてください。` }];
      }
      return [{ place, message: `${message}「${plain}」のように書いてください。`, suggestion: plain }];
    }),
};
