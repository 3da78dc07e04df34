import type { Effect } from '../../model/effect.ts';
import type { ErrorRow, Step } from '../../model/step.ts';
import type { StepKind } from '../../model/vocabulary.ts';
import { CHECKS, type StepSite } from './check-effects.ts';
import { checkValue } from './check-value.ts';
import { type Checker, compile } from './checker.ts';
import { meet, type TypeScope, withKnown, withName } from './type-scope.ts';
import { typeOfError } from './types-of-names.ts';

/** Checks steps in order. Returns what is in scope after the last; null when the list always ends the action before that. */
export function checkSteps(checker: Checker, steps: readonly Step[], start: TypeScope): TypeScope | null {
  let reach: TypeScope | null = start;
  let last = start;
  for (const step of steps) {
    // Steps after an end are still checked, with what was known before it; that they never run is left to the flow analysis.
    reach = checkStep(checker, step, last);
    last = reach ?? last;
  }
  return reach;
}

/** Error rows: `error` is in scope for their steps. */
export function checkRows(checker: Checker, rows: readonly ErrorRow[], reach: TypeScope): void {
  for (const row of rows) checkSteps(checker, row.do, withName(reach, 'error', typeOfError(true)));
}

function checkStep(checker: Checker, step: Step, reach: TypeScope): TypeScope | null {
  const when = step.when && compile(checker, step.when, reach);
  const unless = step.unless && compile(checker, step.unless, withKnown(reach, when?.knownWhenTrue ?? []));
  const inside = withKnown(reach, [...(when?.knownWhenTrue ?? []), ...(unless?.knownWhenFalse ?? [])]);
  const after = runStep(checker, step, inside);
  if (!when && !unless) return after;
  // With a single condition, a skipped step implies its opposite outcome.
  const told = when && unless ? [] : (when?.knownWhenFalse ?? unless?.knownWhenTrue ?? []);
  return meet([withKnown(reach, told), ...(after === null ? [] : [after])]);
}

/** Checks the values a step is given, then applies its effects to the scope in order. */
function runStep(checker: Checker, step: Step, before: TypeScope): TypeScope | null {
  const kind = checker.walk.vocabulary.steps[step.kind];
  if (kind === undefined) return before;
  const at = step.at ?? { file: '', line: 1, column: 1 };
  const site: StepSite = { checker, step, at, before, follow: checkSteps, rows: checkRows };
  const taken = takenBy(kind);
  for (const [key, value] of Object.entries(step.options)) if (!taken.has(key)) checkValue(checker, value, before);
  return kind.effects.reduce<TypeScope | null>(
    (reach, effect) => reach && CHECKS[effect.do](site, effect as never, reach),
    before,
  );
}

/** Options that the effects check themselves. */
function takenBy({ effects }: StepKind): ReadonlySet<string> {
  return new Set(effects.flatMap(optionsTaken));
}

function optionsTaken(effect: Effect): readonly string[] {
  switch (effect.do) {
    case 'write':
      return [effect.values];
    case 'call':
      return [effect.with, effect.rows];
    case 'ask':
      return [effect.condition, effect.steps];
    case 'run':
      return [effect.steps];
    case 'branch':
      return [effect.cases];
    case 'open':
      return [effect.handlers, effect.fill];
    default:
      return [];
  }
}
