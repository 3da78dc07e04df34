import { itemsOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { member, type Node } from '../../load/yaml/located.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'errors-any',
  severity: 'error',
  summary:
    '共通のエラーの行（catalog/errors.yaml の otherwise）は、ほかのすべて（codes: [any]）で終わります。どのエラーにも、次にすることが示されます。',
  good: {
    file: 'catalog/errors.yaml',
    yaml: `groups: { auth: [http-401], turnedAway: [http-401] }
otherwise:
  - { codes: [network], leave: portalTop }
  - { codes: [any], dialog: failed, then: { ok: [{ stop: true }] } }
`,
  },
  bad: {
    file: 'catalog/errors.yaml',
    yaml: `groups: { auth: [http-401], turnedAway: [http-401] }
otherwise:
  - ▶{ codes: [network], dialog: failed, then: { ok: [{ stop: true }] } }
`,
  },
  check: ({ documents }) =>
    rootsOf(documents, /^catalog\/errors\.yaml$/).flatMap(({ root }) => {
      const rows = itemsOf(root, 'otherwise');
      const last = rows.at(-1);
      // Whether it comes last is checked by error-row-unreachable.
      if (last === undefined || rows.some(isForAll)) return [];
      return [
        {
          place: last.at,
          message: 'ほかのすべてのエラーの行がありません。最後に「- { codes: [any], … }」を足してください。',
        },
      ];
    }),
};

const NARROWER = ['status', 'resultCode', 'calls', 'except', 'keepsScreen'];

function isForAll(row: Node): boolean {
  const codes = member(row, 'codes');
  const isAny = codes !== undefined && scalarsIn(codes).some(({ text }) => text === 'any');
  return isAny && NARROWER.every((key) => member(row, key) === undefined);
}
