import { entriesOf, rootsOf, runsProcesses, SERVICE_FILES } from '../../load/gather/nodes.ts';
import { namesBelow, referenced } from '../reading/used.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'state-unread',
  severity: 'warning',
  summary: '残しておく値（state）は、そのサービスのどこかの式で読みます。',
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
bare: [{ set: { state.again: true } }]
state:
  ▶again: { type: flag, starts: false, keep: session }
`,
  },
  check: ({ documents, gathered }) =>
    rootsOf(documents, SERVICE_FILES).flatMap(({ file, root }) => {
      const folder = file.replace('service.yaml', '');
      const own = gathered.filter((one) => one.file.startsWith(folder));
      const repeated = [...referenced(own, 'stateList')].map((path) => path.split('.')[1] ?? path);
      const read = new Set([...namesBelow(own, 'state'), ...repeated]);
      return entriesOf(root, 'state')
        .filter(({ key }) => key !== 'process' || !runsProcesses(root))
        .filter(({ key }) => !read.has(key))
        .map(({ key, keyAt }) => ({
          place: keyAt,
          message: `state.${key} は、どこからも読まれていません。消してください。`,
        }));
    }),
};
