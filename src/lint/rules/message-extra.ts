import { nearest } from '../../expressions/nearest.ts';
import { entriesOf, rootsOf } from '../../load/gather/nodes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'message-extra',
  severity: 'error',
  summary: '共通の文言の名前は、日本語（messages.ja.yaml）とほかの言語で同じにします。',
  good: { file: 'catalog/messages.en.yaml', yaml: 'messages:\n  thanks: ありがとうございました。\n' },
  bad: {
    file: 'catalog/messages.en.yaml',
    yaml: 'messages:\n  thanks: ありがとうございました。\n  ▶sorry: 申し訳ありません。\n',
  },
  check: ({ documents }) => {
    const [japanese] = rootsOf(documents, /^catalog\/messages\.ja\.yaml$/);
    if (!japanese) return [];
    const known = new Set(entriesOf(japanese.root, 'messages').map(({ key }) => key));
    return rootsOf(documents, /^catalog\/messages\.(?!ja\.)[a-z]{2}\.yaml$/).flatMap(({ root }) =>
      entriesOf(root, 'messages')
        .filter(({ key }) => !known.has(key))
        .map(({ key, keyAt }) => {
          const suggestion = nearest(key, known);
          const message = `「${key}」は messages.ja.yaml にありません。名前をそろえてください。`;
          return suggestion === undefined ? { place: keyAt, message } : { place: keyAt, message, suggestion };
        }),
    );
  },
};
