import { serverModuleOf } from '../../load/files/server-words-file.ts';
import { freeClaims } from '../reading/free-claims.ts';
import type { Rule } from '../rule.ts';

const byName =
  'claims（catalog/claims.yaml か、サービスの catalog/claims.yaml）に名前と根拠を書き、ここには「${claims.名前}」と書いてください。';

/** It knows what it has done, and says it only then. */
const byServer =
  'サーバーがそうであるときだけ出す文なら、サービスの catalog/words.yaml（共通の文なら catalog/words.yaml）の claims の free に、そのわけと書いてください。';

export const rule: Rule = {
  id: 'free-claim',
  severity: 'error',
  summary:
    '世の中のことを言い切る文（「保存しました」など。catalog/words.yaml の claims）は、じかに書かず、claims に名前と根拠を書いて、文の中で ${claims.名前} と書きます。根拠が成り立つあいだだけ出ます。',
  good: { yaml: 'view:\n  - text: 保存すると、あとで続けられます。\n' },
  bad: { yaml: 'view:\n  - text: 入力が終わりました。▶内容は保存しました。\n' },
  check: (input) =>
    freeClaims(input).map(({ place, sentence }) => ({
      place,
      message: `「${sentence}」は、世の中のことを言い切っています。${serverModuleOf(place.file) === null ? byName : byServer}`,
    })),
};
