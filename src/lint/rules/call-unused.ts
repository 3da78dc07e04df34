import { member } from '../../load/yaml/located.ts';
import { rootsOf } from '../nodes.ts';
import type { Rule } from '../rule.ts';
import { referenced } from '../used.ts';

export const rule: Rule = {
  id: 'call-unused',
  severity: 'warning',
  summary: '呼び出し（catalog/calls）は、どこかで使います。残しておくときは keep に理由を書きます。',
  scope: 'project',
  good: {
    file: 'catalog/calls/receipt.yaml',
    yaml: 'call: receipt\npath: /api/sample/receipt\nsource: 想定\nkeep: 次の版で使います。\n',
  },
  bad: { file: 'catalog/calls/receipt.yaml', yaml: '▶call: receipt\npath: /api/sample/receipt\nsource: 想定\n' },
  check: ({ documents, gathered }) => {
    const used = referenced(gathered, 'call');
    return rootsOf(documents, /^catalog\/calls\//).flatMap(({ file, root }) => {
      const name = /([^/]+)\.yaml$/.exec(file)?.[1] ?? '';
      if (used.has(name) || member(root, 'keep') !== undefined) return [];
      return [
        {
          place: root.at,
          message: `呼び出し「${name}」は、どこからも使われていません。消すか、残す理由を keep に書いてください。`,
        },
      ];
    });
  },
};
