import { unused } from '../reading/keepable.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'dialog-unused',
  severity: 'warning',
  summary: 'dialogs に書いた窓は、どこかで使います。残しておくときは keep に理由を書きます。',
  scope: 'project',
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
  - text: 説明の文です。
dialogs:
  ▶more:
    title: くわしい説明
    buttons: [{ id: close, label: とじる, escape: true }]
`,
  },
  check: (input) => unused(input, 'ダイアログ'),
};
