import { flowFindings } from '../reading/flow-findings.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'claim-never',
  severity: 'error',
  summary: 'TODO',
  scope: 'project',
  good: { yaml: '' },
  bad: { yaml: '' },
  check: (input) => flowFindings(input, 'claim-never'),
};
