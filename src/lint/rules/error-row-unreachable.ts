import { mapsIn, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { member } from '../../load/yaml/located.ts';
import type { Rule } from '../rule.ts';

const LISTS = ['errors', 'onError', 'first', 'otherwise'];

export const rule: Rule = {
  id: 'error-row-unreachable',
  severity: 'error',
  summary: 'エラーの行は、上から見て最初に当てはまったものが動きます。any の行は最後に書きます。',
  good: {
    yaml: `errors:
  - { codes: [timeout], leave: portalTop }
  - { codes: [any], dialog: failed, then: { ok: [{ stop: true }] } }
`,
  },
  bad: {
    yaml: `errors:
  - { codes: [any], dialog: failed, then: { ok: [{ stop: true }] } }
  - ▶{ codes: [timeout], leave: portalTop }
`,
  },
  check: ({ documents }) =>
    rootsOf(documents, /^(?:screens|catalog)\//)
      .flatMap(({ root }) => mapsIn(root))
      .flatMap(({ entries }) => entries.filter(({ key, value }) => LISTS.includes(key) && value.kind === 'list'))
      .flatMap(({ value }) => {
        const rows = value.kind === 'list' ? value.items : [];
        const all = rows.findIndex(
          (row) =>
            scalarsIn(member(row, 'codes') ?? row).some(({ text }) => text === 'any') &&
            member(row, 'codes') !== undefined &&
            ['status', 'resultCode', 'calls', 'except'].every((key) => member(row, key) === undefined),
        );
        const after = all === -1 ? undefined : rows[all + 1];
        return after === undefined
          ? []
          : [
              {
                place: after.at,
                message:
                  '前の行（any）がすべてのエラーに当てはまるため、この行は動きません。any の行を最後にしてください。',
              },
            ];
      }),
};
