import { unused } from '../reading/keepable.ts';
import type { Rule } from '../rule.ts';

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
  check: (input) => unused(input, '画面に入る前の確認'),
};
