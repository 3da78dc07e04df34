import { entriesOf, rootsOf, SERVICE_FILES } from '../nodes.ts';
import type { Rule } from '../rule.ts';
import { namesBelow } from '../used.ts';

export const rule: Rule = {
  id: 'fact-unused',
  severity: 'warning',
  summary: '名前を付けた条件（facts）は、そのサービスのどこかで使います。',
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
    rootsOf(documents, SERVICE_FILES).flatMap(({ file, root }) => {
      const folder = file.replace('service.yaml', '');
      const used = namesBelow(
        gathered.filter((own) => own.file.startsWith(folder)),
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
