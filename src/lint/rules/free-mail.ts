import { saidSentences, undecided, unknownSentences } from '../reading/said-sentences.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'free-mail',
  severity: 'error',
  summary:
    'メールやお知らせを約束する文（「メールで」「お知らせします」など。catalog/words.yaml の mails）は、mails の said に、そのとおりに送られることを確かめるテスト（sent）か、ポータルのメールの約束ではないわけ（because）を書いて使います。送らないメールは約束しません。',
  good: { yaml: 'view:\n  - text: メールで使う文字には、決まりがあります。\n' },
  bad: { yaml: 'view:\n  - text: 申請を確認します。▶結果は、メールでお知らせします。\n' },
  check: (input) => {
    const mails = saidSentences(input, 'mails');
    const wrong = undecided(mails).map(({ at }) => ({
      place: at,
      message:
        'sent（送られることを確かめるテスト）か because（ポータルのメールの約束ではないわけ）の、どちらか一つを書いてください。',
    }));
    const free = unknownSentences(input, mails).map(({ place, sentence }) => ({
      place,
      message: `「${sentence}」は、メールやお知らせを約束しています。そのとおりに送られることを確かめるテストか、ポータルのメールの約束ではないわけを、このサービスの catalog/words.yaml（二つ以上のサービスか枠が言う文なら、共通の catalog/words.yaml）の、mails の said に書いてください。`,
    }));
    return [...wrong, ...free];
  },
};
