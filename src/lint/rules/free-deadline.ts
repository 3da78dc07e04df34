import { saidSentences, undecided, unknownSentences } from '../reading/said-sentences.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'free-deadline',
  severity: 'error',
  summary:
    '期限や期間を言う文（「…まで」「期限」など。catalog/words.yaml の deadlines）は、deadlines の said に、期限のとおりに断ることを確かめるテスト（enforced）か、断らないわけ（because）を書いて使います。守られない期限は言いません。',
  good: { yaml: 'view:\n  - text: 申し込みの期限は、窓口で案内します。\n' },
  bad: { yaml: 'view:\n  - text: 次に進みます。▶届出の期限は、あしたです。\n' },
  check: (input) => {
    const deadlines = saidSentences(input, 'deadlines');
    const wrong = undecided(deadlines).map(({ at }) => ({
      place: at,
      message: 'enforced（確かめるテスト）か because（断らないわけ）の、どちらか一つを書いてください。',
    }));
    const free = unknownSentences(input, deadlines).map(({ place, sentence }) => ({
      place,
      message: `「${sentence}」は、期限を言っています。期限のとおりに断ることを確かめるテストか、断らないわけを、このサービスの catalog/words.yaml（二つ以上のサービスか枠が言う文なら、共通の catalog/words.yaml）の、deadlines の said に書いてください。`,
    }));
    return [...wrong, ...free];
  },
};
