import { itemsOf, mapsIn, rootsOf } from '../../load/gather/nodes.ts';
import { member } from '../../load/yaml/located.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'choose-otherwise',
  severity: 'error',
  summary: '場合分け（choose）の、ほかのどれでもないとき（otherwise）は、最後に書きます。',
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
        - ▶{ otherwise: , leave: portalTop }
        - { when: login.isLogin, go: sample-second }
`,
  },
  check: ({ documents, vocabulary }) => {
    const cases = Object.values(vocabulary.steps).flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.do === 'branch' ? [effect.cases] : [])),
    );
    return rootsOf(documents, /^(?:screens|catalog)\//)
      .flatMap(({ root }) => mapsIn(root))
      .flatMap((map) => {
        const early = cases
          .flatMap((name) => itemsOf(map, name).slice(0, -1))
          .find((one) => member(one, 'otherwise') !== undefined);
        if (early === undefined) return [];
        const message = 'otherwise より後の場合は動きません。otherwise は最後に書いてください。';
        return [{ place: early.at, message }];
      });
  },
};
