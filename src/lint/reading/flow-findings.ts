import type { Finding, LintInput } from '../rule.ts';

/** What the flow analysis found for a rule. The analysis runs once, for all rules. */
export function flowFindings({ flow }: LintInput, rule: string): readonly Finding[] {
  return flow()
    .findings.filter((finding) => finding.rule === rule)
    .map(({ place, message }) => ({ place, message }));
}
