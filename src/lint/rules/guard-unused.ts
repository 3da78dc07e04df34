import { entriesOf, rootsOf } from '../nodes.ts';
import type { Rule } from '../rule.ts';
import { referenced, unused } from '../used.ts';

export const rule: Rule = {
  id: 'guard-unused',
  severity: 'warning',
  summary: '画面に入る前の確認（guards.yaml）は、どこかのサービスで使います。残しておくときは keep に理由を書きます。',
  scope: 'project',
  good: {
    file: 'catalog/guards.yaml',
    yaml: `guards: {}
`,
  },
  bad: {
    file: 'catalog/guards.yaml',
    yaml: `guards:
  ▶open: { says: 受付時間の中である, is: "login.isLogin", onFailure: [{ leave: portalTop }] }
`,
  },
  check: ({ documents, gathered }) => {
    const used = referenced(gathered, 'guard');
    return rootsOf(documents, /^catalog\/guards\.yaml$/).flatMap(({ root }) =>
      unused(entriesOf(root, 'guards'), used, '画面に入る前の確認'),
    );
  },
};
