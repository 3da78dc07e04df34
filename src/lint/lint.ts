import { analyseFlow, type FlowAnalysis, type FlowCache } from '../flow/analysis/analyse.ts';
import { sortedOnce } from '../load/files/sorted-once.ts';
import type { Problem } from '../model/problem.ts';
import type { Finding, LintInput, Rule } from './rule.ts';

/** The loader's Problems and those of every rule, sorted by place. */
export function lint(given: WithoutFlow & Partial<LintInput>, rules: readonly Rule[]): readonly Problem[] {
  const input = isWithFlow(given) ? given : withFlow(given);
  const whole = !input.problems.some(({ severity }) => severity === 'error');
  const asked = rules.filter(({ scope }) => whole || scope !== 'project');
  const found = asked.flatMap((rule) =>
    rule.check(input).map((finding): Problem => ({ rule: rule.id, severity: severityOf(rule, finding), ...finding })),
  );
  return sortedOnce([...input.problems, ...found]);
}

/** Shared dialogs and templates serve more services than those that happen to be here: another portal has fewer, and the same frame. */
const FRAME = /^(?:catalog\/(?!calls\/)|screens\/templates\/)/;

function severityOf({ severity, ofServices = false }: Rule, { place }: Finding): Problem['severity'] {
  return ofServices && FRAME.test(place.file) ? 'warning' : severity;
}

type WithoutFlow = Omit<LintInput, 'flow'>;

function isWithFlow(given: WithoutFlow & Partial<LintInput>): given is LintInput {
  return given.flow !== undefined;
}

/** Adds the flow analysis, run when a rule first asks for it, unless its results are cached. */
export function withFlow(given: WithoutFlow, cache: FlowCache | null = null): LintInput {
  let flow: FlowAnalysis | undefined;
  return {
    ...given,
    flow() {
      flow ??= analyseFlow(given, given.vocabulary, cache);
      return flow;
    },
  };
}
