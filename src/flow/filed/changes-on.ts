import { callBy, effectsOf, goingOf } from '../../load/steps/effects-of.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Step } from '../../model/step.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { overlaps } from '../conditions/reads.ts';
import { stepListsIn, stepsIn } from '../parts/steps-in.ts';

interface Change {
  readonly path: string;
  readonly at: Place | undefined;
}

/** What a screen's inputs and steps change of these paths, unless they lead to one of the screens where it is shown `again`. */
export function changesOn(
  screen: Screen,
  sources: readonly string[],
  again: ReadonlySet<string>,
  vocabulary: Vocabulary,
): readonly Change[] {
  const led = stepListsIn(screen, vocabulary).filter((list) => list.some((step) => leadsTo(step, again, vocabulary)));
  const shownAgain = new Set(led.flatMap((list) => stepsIn(list, vocabulary)));
  const typed: readonly Change[] = [
    ...screen.fields.flatMap(({ bind, at }) => (bind === null ? [] : [{ path: bind, at }])),
    ...screen.groups.map(({ each, at }) => ({ path: each, at })),
  ];
  const set = stepsIn(screen, vocabulary)
    .filter((step) => !shownAgain.has(step))
    .flatMap((step) => writesOf(step, vocabulary).map((path) => ({ path, at: step.at })));
  return [...typed, ...set].filter(({ path }) => sources.some((source) => overlaps(path, source)));
}

/** Does it always lead there? */
function leadsTo(step: Step, screens: ReadonlySet<string>, vocabulary: Vocabulary): boolean {
  return !step.when && !step.unless && screens.has(goingOf(step, vocabulary)?.to ?? '');
}

function writesOf(step: Step, vocabulary: Vocabulary): readonly string[] {
  return effectsOf(step, vocabulary).flatMap((effect): readonly string[] => {
    if (effect.do === 'write') return Object.keys((step.options[effect.values] ?? {}) as object);
    if (effect.do !== 'call') return [];
    const { keep, into } = callBy(effect, step);
    return [...Object.values(keep), ...(into === null ? [] : [into])];
  });
}
