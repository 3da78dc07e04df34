import { pressTargetsOf } from '../../flow/parts/press-targets.ts';
import type { Screen } from '../../model/screen.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'submit-missing',
  severity: 'error',
  summary: '入力欄のある画面には、入力を確かめて進むボタン（action: next など）を置きます。',
  scope: 'project',
  good: {
    yaml: `view:
  - field: memo
  - { button: 次へ, action: next }
fields:
  memo: { label: メモ, widget: textarea, maxLength: 40 }
actions:
  next: [{ leave: portalTop }]
`,
  },
  bad: {
    yaml: `view:
  - field: memo
  - { button: やめる, action: stop }
fields:
  memo: ▶{ label: メモ, widget: textarea, maxLength: 40 }
actions:
  stop: [{ leave: portalTop }]
`,
  },
  check: ({ project, vocabulary }) =>
    project.screens.flatMap((screen) => {
      const inDialogs = new Set(screen.dialogs.flatMap(({ fields = [] }) => fields));
      const [first] = [...screen.fields, ...screen.groups].filter(({ name }) => !inDialogs.has(name));
      if (
        first?.at === undefined ||
        pressTargetsOf(screen, vocabulary).some(({ kind, name }) => kind === 'action' && submits(screen, name))
      )
        return [];
      const message =
        'この画面には、入力を確かめて進むボタンがありません。「- button: 次へ」と「action: next」を view に置いてください。';
      return [{ place: first.at, message }];
    }),
};

/** Does an action validate the inputs? */
function submits({ actions }: Screen, name: string): boolean {
  const own = actions.find((action) => action.name === name);
  return own === undefined ? name === 'next' : own.validate !== 'none';
}
