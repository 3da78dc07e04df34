import { sortedOnce } from '../load/sorted-once.ts';
import type { Problem } from '../model/problem.ts';
import type { LintInput, Rule } from './rule.ts';

/** The loader's Problems and those of every rule, sorted by place. */
export function lint(input: LintInput, rules: readonly Rule[]): readonly Problem[] {
  const whole = !input.problems.some(({ severity }) => severity === 'error');
  const asked = rules.filter(({ scope }) => whole || scope !== 'project');
  const found = asked.flatMap((rule) =>
    rule.check(input).map((finding): Problem => ({ rule: rule.id, severity: rule.severity, ...finding })),
  );
  return sortedOnce([...input.problems, ...found]);
}
