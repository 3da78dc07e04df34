import { unused } from '../reading/keepable.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'message-unused',
  severity: 'warning',
  summary: '共通の文言は、入力の条件か画面のどこかで使います。残しておくときは、その下の keep に名前と理由を書きます。',
  scope: 'project',
  good: {
    file: 'catalog/messages.ja.yaml',
    yaml: 'messages:\n  thanks: ありがとうございました。\nkeep: { thanks: 次の版で使います。 }\n',
  },
  bad: { file: 'catalog/messages.ja.yaml', yaml: 'messages:\n  ▶thanks: ありがとうございました。\n' },
  check: (input) => unused(input, '文言'),
};
