import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'claim-never',
  severity: 'error',
  ofServices: true,
  summary:
    '画面の言い切る文（claims）の根拠（holds）は、その画面で成り立つことがあります（outcome は、呼び出しのあとの手順とダイアログだけで成り立ちます）。',
  scope: 'project',
  good: { yaml: 'view:\n  - text: ${claims.typedOnDevice}続けて入力してください。\n' },
  bad: { yaml: 'view:\n  - text: ${▶claims.sentOrNot}もう一度お試しください。\n' },
  check: (input) => flowFindings(input, 'claim-never'),
};
