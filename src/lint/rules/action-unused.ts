import { entriesOf, rootsOf, SCREEN_FILES } from '../../load/gather/nodes.ts';
import { referenced } from '../reading/used.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'action-unused',
  severity: 'warning',
  summary: 'actions に書いた手順は、ボタンかリンクから使います。',
  scope: 'project',
  good: {
    yaml: `view:
  - { button: 次へ, action: next }
actions:
  next: [{ leave: portalTop }]
`,
  },
  bad: {
    yaml: `view:
  - text: 説明の文です。
actions:
  ▶next: [{ leave: portalTop }]
`,
  },
  check: ({ documents, gathered }) => {
    // A template's actions are used by the screens it is merged into.
    const anywhere = referenced(gathered, 'action');
    const own = new Map(gathered.map((one) => [one.file, referenced([one], 'action')]));
    return rootsOf(documents, SCREEN_FILES).flatMap(({ file, root }) => {
      const used = file.includes('/templates/') ? anywhere : (own.get(file) ?? new Set());
      return entriesOf(root, 'actions')
        .filter(({ key }) => !used.has(key))
        .map(({ key, keyAt }) => ({
          place: keyAt,
          message: `「${key}」を動かすボタンやリンクがありません。view に置くか、消してください。`,
        }));
    });
  },
};
