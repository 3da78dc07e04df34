import { dialogsIn, itemsOf } from '../../load/gather/nodes.ts';
import { member } from '../../load/yaml/located.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'dialog-escape',
  severity: 'error',
  summary:
    'お知らせの窓（dialogs）には、Esc キーで押せるボタン（escape: true）を一つだけ置きます。害のないほうのボタンに付けます。',
  good: {
    yaml: `view:
  - { link: くわしく見る, dialog: more }
dialogs:
  more:
    title: くわしい説明
    buttons: [{ id: close, label: とじる, escape: true }]
`,
  },
  bad: {
    yaml: `view:
  - { link: くわしく見る, dialog: more }
dialogs:
  ▶more:
    title: くわしい説明
    buttons: [{ id: close, label: とじる }]
`,
  },
  check: ({ documents }) =>
    dialogsIn(documents).flatMap(({ key, keyAt, value }) => {
      const buttons = itemsOf(value, 'buttons');
      const escapes = buttons.filter((button) => {
        const mark = member(button, 'escape');
        // A malformed value (`escape: はい`) is reported as such.
        return mark?.kind === 'scalar' && mark.value !== false;
      });
      if (buttons.length === 0 || escapes.length > 0) return [];
      return [
        {
          place: keyAt,
          message: `ダイアログ「${key}」に、何も起こさずに閉じるボタンがありません。害のないボタンに escape: true を書いてください。`,
        },
      ];
    }),
};
