import { nearest } from '../../expressions/nearest.ts';
import { MESSAGE_FILES } from '../../load/files/own-part.ts';
import { entriesOf, rootsOf } from '../../load/gather/nodes.ts';
import type { MapNode } from '../../load/yaml/located.ts';
import type { Rule } from '../rule.ts';

const nothing: MapNode = { kind: 'map', entries: [], at: { file: '', line: 1, column: 1 } };

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
    return rootsOf(documents, MESSAGE_FILES).flatMap(({ file, root }) => {
      const japanese = documents.get(file.replace(/[a-z]+\.yaml$/u, 'ja.yaml'));
      // A file that cannot be read is reported as such.
      if (japanese === null) return [];
      const known = new Set(entriesOf(japanese?.root ?? nothing, 'messages').map(({ key }) => key));
      return entriesOf(root, 'messages')
        .filter(({ key }) => !known.has(key))
        .map(({ key, keyAt }) => {
          const suggestion = nearest(key, known);
          const message = `「${key}」は messages.ja.yaml にありません。名前をそろえてください。`;
          return suggestion === undefined ? { place: keyAt, message } : { place: keyAt, message, suggestion };
        });
    });
  },
};
