import { findUnwanted, forbiddenWords } from '../reading/words.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'forbidden-word',
  severity: 'error',
  summary: '使わないと決めた言葉（catalog/words.yaml の forbidden）は書きません。言葉は自由に足せます。',
  good: { yaml: 'view:\n  - text: 「次へ」を押してください。\n' },
  bad: { yaml: 'view:\n  - text: 「次へ」を▶クリックしてください。\n' },
  check: (input) =>
    findUnwanted(input, forbiddenWords(input), ({ word, instead }) => ({
      message: `「${word}」は使わない言葉です。代わり：${instead}`,
    })),
};
