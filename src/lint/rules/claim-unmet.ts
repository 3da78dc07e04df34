import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'claim-unmet',
  severity: 'error',
  ofServices: true,
  summary:
    '言い切る文（claims）は、根拠を確かめられるところに書きます。画面、ダイアログ、お知らせ（toast）、移った先で出すわけ（says）です。',
  scope: 'project',
  good: { yaml: 'view:\n  - text: ${claims.typedOnDevice}続けて入力してください。\n' },
  bad: { yaml: 'loading: { when: settings.poll.every > 100, text: "${▶claims.typedOnDevice}お待ちください。" }\n' },
  check: (input) => flowFindings(input, 'claim-unmet'),
};
