import type { Rule } from '../rule.ts';
import { findInWordings } from '../wording.ts';

/** Enclosed, Roman and squared characters, compatibility ideographs, private use: NEC/IBM extensions and what software adds of its own. */
const DEPENDENT = /[\u2116\u2121\u2160-\u217F\u2460-\u24FF\u3220-\u325F\u3280-\u33FF\uE000-\uF8FF\uF900-\uFAFF]/u;

export const rule: Rule = {
  id: 'machine-dependent',
  severity: 'error',
  summary: '機種依存文字（①、Ⅲ、㈱、㎡、髙の異体字など）は使いません。読み上げや表示で別の文字になることがあります。',
  good: { yaml: 'view:\n  - text: (1) 届け出る方の氏名を入力してください。\n' },
  bad: { yaml: 'view:\n  - text: ▶① 届け出る方の氏名を入力してください。\n' },
  check: (input) =>
    findInWordings(input, DEPENDENT, (found) => {
      const plain = found.normalize('NFKC');
      const message = `機種依存文字「${found}」は使えません。`;
      if (plain === found) return { message: `${message}ほかの文字で書いてください。` };
      return { message: `${message}「${plain}」のように書いてください。`, suggestion: plain };
    }),
};
