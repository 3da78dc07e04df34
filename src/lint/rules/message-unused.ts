import type { MapEntry } from '../../load/yaml/located.ts';
import { entriesOf, rootsOf } from '../nodes.ts';
import type { Rule } from '../rule.ts';
import { referenced } from '../used.ts';

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
  check: ({ documents, gathered, vocabulary }) => {
    const used = new Set([
      ...referenced(gathered, 'message'),
      ...Object.values(vocabulary.constraints).map(({ message }) => message),
    ]);
    // Told once, in the Japanese list; what the others have besides is another rule's.
    const [japanese] = rootsOf(documents, /^catalog\/messages\.ja\.yaml$/);
    if (!japanese) return [];
    const kept = new Set(entriesOf(japanese.root, 'keep').map(({ key }: MapEntry) => key));
    return entriesOf(japanese.root, 'messages')
      .filter(({ key }) => !used.has(key) && !kept.has(key))
      .map(({ key, keyAt }) => ({
        place: keyAt,
        message: `文言「${key}」は、どこからも使われていません。消すか、残す理由を keep に書いてください。`,
      }));
  },
};
