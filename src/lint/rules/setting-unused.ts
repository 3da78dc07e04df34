import { unused } from '../reading/keepable.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'setting-unused',
  severity: 'warning',
  summary:
    '設定（settings.yaml）と、ログインの項目（shell.yaml の login）は、どこかの式か件数（counts）で使います。プログラムが読むものなど、残しておくときは keep に理由を書きます。',
  scope: 'project',
  good: {
    file: 'catalog/settings.yaml',
    yaml: `settings:
  poll.every: { says: 確認する間隔, type: seconds, default: 1 second }
  http.timeout: { says: 通信の待ち時間, type: seconds, default: 30 seconds }
  desk.limit: { says: 受け付ける数, type: number, default: 3, keep: プログラムが読みます。 }
`,
  },
  bad: {
    file: 'catalog/settings.yaml',
    yaml: `settings:
  poll.every: { says: 確認する間隔, type: seconds, default: 1 second }
  http.timeout: { says: 通信の待ち時間, type: seconds, default: 30 seconds }
  ▶desk.limit: { says: 受け付ける数, type: number, default: 3 }
`,
  },
  check: (input) => ['設定', 'ログインの項目'].flatMap((word) => unused(input, word)),
};
