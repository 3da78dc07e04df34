import { entriesOf, rootsOf } from '../../load/gather/nodes.ts';
import { namesBelow } from '../reading/used.ts';
import type { Rule } from '../rule.ts';

const FACT_FILES = /^(?:screens\/[^/]+\/service|catalog\/facts)\.yaml$/;

export const rule: Rule = {
  id: 'fact-unused',
  severity: 'warning',
  summary:
    '名前を付けた条件（facts）は、そのサービスのどこかで使います。catalog/facts.yaml の条件は、どこかのサービスで使います。',
  scope: 'project',
  good: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ when: facts.memberOnly, leave: portalTop }]
facts:
  memberOnly: { says: ログインしている, is: login.isLogin }
`,
  },
  bad: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
facts:
  ▶memberOnly: { says: ログインしている, is: login.isLogin }
`,
  },
  check: ({ documents, gathered }) =>
    rootsOf(documents, FACT_FILES).flatMap(({ file, root }) => {
      const folder = file.replace('service.yaml', '');
      const used = namesBelow(
        gathered.filter((own) => file === 'catalog/facts.yaml' || own.file.startsWith(folder)),
        'facts',
      );
      return entriesOf(root, 'facts')
        .filter(({ key }) => !used.has(key))
        .map(({ key, keyAt }) => ({
          place: keyAt,
          message: `条件「${key}」は、どこからも使われていません。消してください。`,
        }));
    }),
};
