import { findInWordings } from '../reading/wording.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'html',
  severity: 'error',
  summary: '文に HTML は書けません。見出しや箇条書きは、heading や list の部品を使います。',
  good: { yaml: 'view:\n  - { heading: 用意するもの, level: 2 }\n' },
  bad: { yaml: 'view:\n  - text: 用意するものは▶<b>二つ</b>です。\n' },
  check: (input) =>
    findInWordings(input, /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,6});/i, (found) => ({
      message: `HTML（${found}）は使えません。文字だけを書くか、heading や list の部品を使ってください。`,
    })),
};
