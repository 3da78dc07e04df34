import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'flow-done',
  severity: 'error',
  summary:
    '届け出る流れ（flows）は、いつ終わったか（done の when）と、結果の画面（result）を言います。when は、届け出の結果を残した state を読みます。',
  scope: 'project',
  good: {
    file: 'screens/filing/service.yaml',
    yaml: `service: filing
title: 届出の手続き
bare: [{ go: filing-check }]
state:
  way: { type: text, starts: post, keep: session }
  number: { type: text, keep: session }
flows:
  main:
    screens: [filing-check, filing-send, filing-done]
    startsAt: [filing-check]
    check: filing-check
    done: { result: filing-done, when: has(state.number) }
`,
  },
  bad: {
    file: 'screens/filing/service.yaml',
    yaml: `service: filing
title: 届出の手続き
bare: [{ go: filing-check }]
state:
  way: { type: text, starts: post, keep: session }
  number: { type: text, keep: session }
flows:
  ▶main:
    screens: [filing-check, filing-send, filing-done]
    startsAt: [filing-check]
    check: filing-check
`,
  },
  check: (input) => flowFindings(input, 'flow-done'),
};
