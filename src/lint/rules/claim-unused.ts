import { entriesOf, rootsOf } from '../../load/gather/nodes.ts';
import { namesBelow } from '../reading/used.ts';
import type { Rule } from '../rule.ts';

const CLAIM_FILES = /^(?:screens\/[^/]+\/service|catalog\/claims)\.yaml$/;

export const rule: Rule = {
  id: 'claim-unused',
  severity: 'warning',
  summary:
    '言い切る文（claims）は、そのサービスのどこかで使います。catalog/claims.yaml の文は、どこかのサービスで使います。',
  scope: 'project',
  good: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ when: outcome.saved, toast: "\${claims.kept}" }, { leave: portalTop }]
claims:
  kept: { of: saved, text: 保存しました。, holds: outcome.saved }
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`,
  },
  bad: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ leave: portalTop }]
claims:
  ▶kept: { of: saved, text: 保存しました。, holds: outcome.saved }
flows:
  main: { screens: [sample-first, sample-second], startsAt: [sample-first, sample-second] }
`,
  },
  check: ({ documents, gathered }) =>
    rootsOf(documents, CLAIM_FILES).flatMap(({ file, root }) => {
      const folder = file.replace('service.yaml', '');
      const used = namesBelow(
        gathered.filter((own) => file === 'catalog/claims.yaml' || own.file.startsWith(folder)),
        'claims',
      );
      return entriesOf(root, 'claims')
        .filter(({ key }) => !used.has(key))
        .map(({ key, keyAt }) => ({
          place: keyAt,
          message: `言い切る文「${key}」は、どこからも使われていません。消してください。`,
        }));
    }),
};
