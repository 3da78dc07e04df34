import { effectsOf } from '../../load/steps/effects-of.ts';
import type { Effect } from '../../model/effect.ts';
import type { Step } from '../../model/step.ts';
import { FOLLOWS } from './follow-effects.ts';
import { isOtherwise, joinPaths, type Path, withCondition, withPassed } from './path.ts';
import type { Site } from './site.ts';

/** Follows steps in order from every path that reaches them; returns the paths on which the action continues. */
export function walkSteps(site: Site, steps: readonly Step[], paths: readonly Path[]): readonly Path[] {
  let live = paths;
  for (const step of steps) live = joinPaths(live.flatMap((path) => walkStep(site, step, path)));
  return live;
}

function walkStep(site: Site, step: Step, path: Path): readonly Path[] {
  const { when, unless } = step;
  site.collector.noteDecision(site, path, when, 'step');
  const asked = withCondition(path, when);
  site.collector.noteDecision(site, asked, unless, 'step');
  const isNever = isOtherwise(path, when, true) || isOtherwise(asked, unless, false);
  const after = isNever ? [] : runStep(site, step, withCondition(asked, unless, false));
  // The outcome is already known, so these steps are never skipped.
  const isAlways = (!when || isOtherwise(path, when, false)) && (!unless || isOtherwise(path, unless, true));
  if (isAlways) return after;
  // With both conditions, skipping tells nothing about either.
  const skipped = when && unless ? path : withPassed(withPassed(path, when, false), unless, true);
  return [skipped, ...after];
}

function runStep(site: Site, step: Step, before: Path): readonly Path[] {
  const effects = effectsOf(step, site.collector.vocabulary);
  noteWords(site, step, effects, before);
  return effects.reduce<readonly Path[]>(
    (live, effect) => FOLLOWS[effect.do]({ site, step, before }, effect as never, live),
    [before],
  );
}

/** What a step says, in whatever option: while it waits, say. Its rows and the steps below it speak for themselves. */
function noteWords(site: Site, { options, at }: Step, effects: readonly Effect[], path: Path): void {
  const whole = effects.flatMap((effect) =>
    effect.do === 'tell' ? [effect.text] : effect.do === 'go' && effect.says !== undefined ? [effect.says] : [],
  );
  for (const [name, option] of Object.entries(options)) {
    // A notice is told by its effect, once everything before it is done.
    if (!whole.includes(name)) site.collector.noteTold(site, path, option, at, 'part');
    else if (effects.some(({ do: kind }) => kind === 'go')) site.collector.noteTold(site, path, option, at, 'whole');
  }
}
