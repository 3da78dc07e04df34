import { entriesOf, rootsOf, runsProcesses, SERVICE_FILES } from '../../load/gather/nodes.ts';
import { member } from '../../load/yaml/located.ts';
import { referenced } from '../reading/used.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'state-unset',
  severity: 'error',
  summary: '始めの値（starts）のない state は、どこかの手順（set、into、keep、bind）で値を入れます。',
  scope: 'project',
  good: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ when: state.again, leave: portalTop }]
state:
  again: { type: flag, starts: false, keep: session }
`,
  },
  bad: {
    file: 'screens/sample/service.yaml',
    yaml: `service: sample
title: 見本の手続き
bare: [{ when: has(state.receipt), leave: portalTop }]
state:
  ▶receipt: { type: text, keep: session }
`,
  },
  check: ({ documents, gathered }) =>
    rootsOf(documents, SERVICE_FILES).flatMap(({ file, root }) => {
      const folder = file.replace('service.yaml', '');
      const paths = referenced(
        gathered.filter((own) => own.file.startsWith(folder)),
        'state',
      );
      const set = new Set([...paths].map((path) => path.split('.')[1] ?? path));
      return entriesOf(root, 'state')
        .filter(({ key }) => key !== 'process' || !runsProcesses(root))
        .filter(({ key, value }) => !set.has(key) && member(value, 'starts') === undefined)
        .map(({ key, keyAt }) => ({
          place: keyAt,
          message: `state.${key} に値を入れる手順がありません。set などで値を入れるか、starts に始めの値を書いてください。`,
        }));
    }),
};
