import { TYPE_FILES } from '../../load/files/own-part.ts';
import { rootsOf } from '../../load/gather/nodes.ts';
import { typeNamesIn } from '../../model/named-schema.ts';
import { referenced } from '../reading/used.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'type-unused',
  severity: 'warning',
  summary: '型（catalog/types）は、呼び出しか、ほかの型か、サービスの状態で使います。',
  scope: 'project',
  good: {
    file: 'catalog/calls/receipt.yaml',
    yaml: 'call: receipt\npath: /api/sample/receipt\nsource: 想定\nkeep: 次の版で使います。\nresponse: { properties: { number: { type: string } } }\n',
  },
  bad: { file: 'catalog/types/voucher.yaml', yaml: '▶properties: { number: { type: string } }\n' },
  check({ documents, gathered, project }) {
    const used = new Set([...referenced(gathered, 'type'), ...typeNamesIn([project.callSchemas, project.types])]);
    return rootsOf(documents, TYPE_FILES).flatMap(({ file, root }) => {
      const name = /([^/]+)\.yaml$/.exec(file)?.[1] ?? '';
      if (used.has(name)) return [];
      return [
        { place: root.at, message: `型「${name}」は、どこからも使われていません。使わないときは、消してください。` },
      ];
    });
  },
};
