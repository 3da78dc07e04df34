import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

const screen = (data: string, claim: string) => `id: SFL0001-01-003
name: filing-done
path: done/
title: 届出の完了
data:
  found: ${data}
view:
  - each: found.receipts
    blocks: [{ text: "番号は、\${item.number}です。\${${claim}}" }]
  - text: "受付番号は\${has(state.number) ? state.number : '—'}です。"
  - { button: トップページへ, action: home }
actions:
  home: [{ leave: portalTop }]
`;

export const rule: Rule = {
  id: 'claim-stale',
  severity: 'error',
  summary:
    'いまのことを言い切る文（of: kept、notYet、told）の根拠と文は、画面を開くたびに読み直すものを読みます。ほかのタブや別の端末で変わっていることがあるからです。画面の data で読み込み、again: [restore] を書きます。',
  scope: 'project',
  good: {
    file: 'screens/filing/SFL0001-01-003.filing-done.yaml',
    yaml: screen('{ call: receipts, again: [restore] }', 'claims.slipKept'),
  },
  bad: {
    file: 'screens/filing/SFL0001-01-003.filing-done.yaml',
    yaml: screen('{ call: receipts }', '▶claims.slipKept'),
  },
  check: (input) => flowFindings(input, 'claim-stale'),
};
