import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'dialog-unreachable',
  severity: 'warning',
  summary:
    'どのダイアログにも、それを開く場合があります（エラーの行の codes は、ここの呼び出しから返るものにします）。',
  scope: 'project',
  good: {
    yaml: `data:
  card: { call: status }
view:
  - text: "\${card.note}"
errors:
  - { codes: [timeout], dialog: late, then: { ok: [{ leave: portalTop }] } }
dialogs:
  late:
    title: 時間がかかっています
    buttons: [{ id: ok, label: OK, escape: true }]
`,
  },
  bad: {
    yaml: `view:
  - text: 見本の文です。
errors:
  - { codes: [ESM101], dialog: late, then: { ok: [{ stop: true }] } }
dialogs:
  ▶late:
    title: 時間がかかっています
    buttons: [{ id: ok, label: OK, escape: true }]
`,
  },
  check: (input) => flowFindings(input, 'dialog-unreachable'),
};
