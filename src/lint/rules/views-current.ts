import { blocksOf, leadsOf } from '../../load/blocks/leads-of.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'views-current',
  severity: 'error',
  summary:
    'views や tabs に同じ画面への行き先がいくつもあるときは、それぞれに current（今の表示であるときの条件）を書きます。',
  good: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
path: first/
title: 一つ目の画面
url: { view: { optional: true } }
view:
  - views:
      - { label: 内容, to: sample-first, current: missing(url.view) }
      - { label: 履歴, to: sample-first, with: { view: history }, current: has(url.view) }
  - { button: 次へ, action: next }
actions:
  next: [{ leave: portalTop }]
`,
  },
  bad: {
    file: 'screens/sample/SMP0001-01-001.sample-first.yaml',
    yaml: `id: SMP0001-01-001
name: sample-first
path: first/
title: 一つ目の画面
url: { view: { optional: true } }
view:
  - views:
      - ▶{ label: 内容, to: sample-first }
      - { label: 履歴, to: sample-first, with: { view: history }, current: has(url.view) }
  - { button: 次へ, action: next }
actions:
  next: [{ leave: portalTop }]
`,
  },
  check: ({ project, vocabulary }) =>
    project.screens.flatMap(blocksOf).flatMap((block) => {
      const links = leadsOf(block, vocabulary).filter(({ current }) => current !== undefined);
      const targets = links.map(({ place }) => (place && 'screen' in place ? place.screen : ''));
      return links.flatMap(({ current, at }, index) => {
        const isAlone = targets.filter((target) => target === targets[index]).length === 1;
        if (current !== null || isAlone || at === undefined) return [];
        const message = `「${targets[index]}」への行き先が、ほかにもあります。今の表示であるときの条件を current に書いてください。`;
        return [{ place: at, message }];
      });
    }),
};
