import { member } from '../../load/yaml/located.ts';
import { itemsOf, mapsIn, rootsOf } from '../nodes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'choose-otherwise',
  severity: 'error',
  summary: '場合分け（choose）の最後には、ほかのどれでもないとき（otherwise）を書きます。',
  good: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next:
    - choose:
        - { when: login.isLogin, go: sample-second }
        - { otherwise: , leave: portalTop }
`,
  },
  bad: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next:
    - choose:
        - ▶{ when: login.isLogin, go: sample-second }
`,
  },
  check: ({ documents }) =>
    rootsOf(documents, /^(?:screens|catalog)\//)
      .flatMap(({ root }) => mapsIn(root))
      .flatMap((map) => {
        const cases = itemsOf(map, 'choose');
        const last = cases.at(-1);
        if (last === undefined) return [];
        const early = cases.slice(0, -1).find((one) => member(one, 'otherwise') !== undefined);
        if (early !== undefined) {
          return [
            { place: early.at, message: 'otherwise より後の場合は動きません。otherwise は最後に書いてください。' },
          ];
        }
        if (member(last, 'otherwise') !== undefined) return [];
        return [
          {
            place: last.at,
            message: 'どの場合でもないときにすることが書かれていません。最後に「- otherwise:」と do を書いてください。',
          },
        ];
      }),
};
