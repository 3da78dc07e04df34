import { dialogsIn, isBlank, itemsOf, mapsIn, rootsOf, SCREEN_FILES } from '../../load/gather/nodes.ts';
import { member } from '../../load/yaml/located.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'button-label',
  severity: 'error',
  summary: 'ボタンとリンクには、押すと何が起きるかが分かる文言を書きます。',
  good: {
    yaml: `view:
  - { button: 申し込む, action: next }
actions:
  next: [{ leave: portalTop }]
`,
  },
  bad: {
    yaml: `view:
  - { button: ▶"", action: next }
actions:
  next: [{ leave: portalTop }]
`,
  },
  check: ({ documents }) => {
    const views = rootsOf(documents, SCREEN_FILES).flatMap(({ root }) => mapsIn(root));
    const texts = [
      ...views
        .filter((map) => ['action', 'address', 'dialog', 'change'].some((key) => member(map, key)))
        .flatMap((map) => [member(map, 'button'), member(map, 'link')]),
      ...views
        .flatMap((map) => [...itemsOf(map, 'menu'), ...itemsOf(map, 'views'), ...itemsOf(map, 'tabs')])
        .map((link) => member(link, 'label')),
      ...dialogsIn(documents).flatMap(({ value }) =>
        itemsOf(value, 'buttons').map((button) => member(button, 'label')),
      ),
    ];
    return texts.filter(isBlank).map(({ at }) => ({
      place: at,
      message: 'ボタンやリンクの文言が空です。押すと何が起きるかを書いてください。',
    }));
  },
};
