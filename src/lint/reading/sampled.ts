import { evaluate, type FunctionRuns } from '../../expressions/evaluate.ts';
import { readsOf } from '../../flow/conditions/reads.ts';
import type { Tree } from '../../model/expression.ts';
import { nestSettings } from '../../model/nested-settings.ts';
import type { Service } from '../../model/service.ts';
import type { FunctionEnvironment } from '../../model/vocabulary.ts';
import type { LintInput } from '../rule.ts';

/** What somebody may have entered, or the portal may have answered, wherever a limit is computed from it: far below and far above what is written. */
const VALUES: readonly unknown[] = ['19000101', '20261127', '20280229', '29991231', -1e12, 0, 7, 1e12];

/** So many values that nobody knows are tried against each other. */
const MOST_READ = 2;

const environment: FunctionEnvironment = { label: () => undefined, setting: () => undefined, now: () => 0 };

/**
 * What expressions come to together, whatever they read; settings have their defaults. Each result is one possibility; those in which one of them
 * fails are left out. Null = they read too much.
 */
export function sampled(
  trees: readonly Tree[],
  service: Service,
  { project, vocabulary }: LintInput,
): readonly (readonly unknown[])[] | null {
  const reads = [...new Set(trees.flatMap((tree) => readsOf(tree, service)))];
  const unknown = reads.filter((path) => !path.startsWith('settings.'));
  if (unknown.length > MOST_READ || unknown.some((path) => /^facts\.|\[\]/u.test(path))) return null;
  const settings = Object.fromEntries(project.catalogs[0]?.settings.map((one) => [one.name, one.default]) ?? []);
  const functions: FunctionRuns = Object.fromEntries(
    Object.entries(vocabulary.functions).map(([name, { run }]) => [name, run]),
  );
  return choices(unknown).flatMap((values) => {
    const scope = { ...nestSettings(Object.fromEntries(values)), settings: nestSettings(settings) };
    try {
      return [trees.map((tree) => evaluate(tree, scope, functions, environment))];
    } catch {
      // Of a wrong kind, or out of range: nothing that could happen.
      return [];
    }
  });
}

function choices(paths: readonly string[]): readonly (readonly (readonly [path: string, value: unknown])[])[] {
  return paths.reduce<readonly (readonly (readonly [string, unknown])[])[]>(
    (so, path) => so.flatMap((one) => VALUES.map((value) => [...one, [path, value] as const])),
    [[]],
  );
}
