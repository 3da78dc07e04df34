import { dialogsIn } from '../../load/gather/nodes.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'dialog-name-twice',
  severity: 'error',
  summary:
    '共通のダイアログ（catalog/dialogs.yaml）と同じ名前は、画面や手続きのダイアログに使いません。どちらが出るかが、分からなくなります。',
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
  - { link: くわしく見る, dialog: failed }
dialogs:
  ▶failed:
    title: くわしい説明
    buttons: [{ id: close, label: とじる, escape: true }]
`,
  },
  check({ documents, project }) {
    const shared = new Set(project.catalogs.flatMap(({ dialogs }) => dialogs.map(({ name }) => name)));
    return dialogsIn(documents)
      .filter(({ key, keyAt }) => shared.has(key) && !keyAt.file.startsWith('catalog/'))
      .map(({ key, keyAt }) => ({
        place: keyAt,
        message: `「${key}」は catalog/dialogs.yaml にもあります。別の名前にするか、どちらかを消してください。`,
      }));
  },
};
