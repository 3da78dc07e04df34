import type { LintInput, Rule } from '../../src/lint/rule.ts';

class FlowAsked extends Error {}

/** The rules in an order in which those that ask for the analysis of the ways, which costs most, come last. */
export function flowRulesLast(rules: readonly Rule[], input: LintInput): readonly Rule[] {
  const probe: LintInput = {
    ...input,
    flow() {
      throw new FlowAsked();
    },
  };
  const asksForFlow = (rule: Rule) => {
    try {
      rule.check(probe);
      return false;
    } catch (error) {
      if (error instanceof FlowAsked) return true;
      throw error;
    }
  };
  const last = new Set(rules.filter(asksForFlow));
  return [...rules.filter((rule) => !last.has(rule)), ...last];
}
